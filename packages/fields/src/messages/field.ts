// Made of field.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { messageOf } from '@carnet/messages';

/** {field} must be true or false */
export const boolean = messageOf<{ field: string | number }>('field.boolean', {
  en: (p) => '' + p.field + ' must be true or false',
  de: (p) => '„' + p.field + '“ muss true oder false sein',
  es: (p) => '«' + p.field + '» debe ser true o false',
  fr: (p) => '« ' + p.field + ' » doit être true ou false',
  it: (p) => '«' + p.field + '» deve essere true o false',
  ja: (p) => '「' + p.field + '」は true か false でなければなりません',
});

/** {field} must not contain broken characters */
export const brokenText = messageOf<{ field: string | number }>('field.broken_text', {
  en: (p) => '' + p.field + ' must not contain broken characters',
  de: (p) => '„' + p.field + '“ darf keine beschädigten Zeichen enthalten',
  es: (p) => '«' + p.field + '» no debe contener caracteres dañados',
  fr: (p) => '« ' + p.field + ' » ne doit pas contenir de caractères corrompus',
  it: (p) => '«' + p.field + '» non deve contenere caratteri danneggiati',
  ja: (p) => '「' + p.field + '」に壊れた文字を含めることはできません',
});

/** {field} must not contain broken or NUL characters */
export const brokenTexts = messageOf<{ field: string | number }>('field.broken_texts', {
  en: (p) => '' + p.field + ' must not contain broken or NUL characters',
  de: (p) => '„' + p.field + '“ darf keine beschädigten Zeichen und keine NUL-Zeichen enthalten',
  es: (p) => '«' + p.field + '» no debe contener caracteres dañados ni NUL',
  fr: (p) => '« ' + p.field + ' » ne doit contenir ni caractères corrompus ni caractères NUL',
  it: (p) => '«' + p.field + '» non deve contenere caratteri danneggiati o NUL',
  ja: (p) => '「' + p.field + '」に壊れた文字や NUL 文字を含めることはできません',
});

/** {field} must be one of: {choices} */
export const choice = messageOf<{ choices: string | number; field: string | number }>('field.choice', {
  en: (p) => '' + p.field + ' must be one of: ' + p.choices,
  de: (p) => '„' + p.field + '“ muss eines davon sein: ' + p.choices,
  es: (p) => 'Valores posibles de «' + p.field + '»: ' + p.choices,
  fr: (p) => 'Valeurs possibles de « ' + p.field + ' » : ' + p.choices,
  it: (p) => 'Valori possibili di «' + p.field + '»: ' + p.choices,
  ja: (p) => '「' + p.field + '」は次のいずれかでなければなりません：' + p.choices,
});

/** {field} must hold only: {choices} */
export const choices = messageOf<{ choices: string | number; field: string | number }>('field.choices', {
  en: (p) => '' + p.field + ' must hold only: ' + p.choices,
  de: (p) => '„' + p.field + '“ darf nur enthalten: ' + p.choices,
  es: (p) => '«' + p.field + '» solo puede contener: ' + p.choices,
  fr: (p) => '« ' + p.field + ' » ne peut contenir que : ' + p.choices,
  it: (p) => '«' + p.field + '» può contenere solo: ' + p.choices,
  ja: (p) => '「' + p.field + '」に入れられるのは次のものだけです：' + p.choices,
});

/** {field} must be a code of three letters, as USD or EUR */
export const currency = messageOf<{ field: string | number }>('field.currency', {
  en: (p) => '' + p.field + ' must be a code of three letters, as USD or EUR',
  de: (p) => '„' + p.field + '“ muss ein Kürzel aus drei Buchstaben sein, wie USD oder EUR',
  es: (p) => '«' + p.field + '» debe ser un código de tres letras, como USD o EUR',
  fr: (p) => '« ' + p.field + ' » doit être un code de trois lettres, comme USD ou EUR',
  it: (p) => '«' + p.field + '» deve essere un codice di tre lettere, come USD o EUR',
  ja: (p) => '「' + p.field + '」は USD や EUR のような 3 文字のコードで入力してください',
});

/** {field} must be a date (YYYY-MM-DD) that exists */
export const date = messageOf<{ field: string | number }>('field.date', {
  en: (p) => '' + p.field + ' must be a date (YYYY-MM-DD) that exists',
  de: (p) => '„' + p.field + '“ muss ein Datum (JJJJ-MM-TT) sein, das es gibt',
  es: (p) => '«' + p.field + '» debe ser una fecha (AAAA-MM-DD) que exista',
  fr: (p) => '« ' + p.field + ' » doit être une date (AAAA-MM-JJ) qui existe',
  it: (p) => '«' + p.field + '» deve essere una data (AAAA-MM-GG) esistente',
  ja: (p) => '「' + p.field + '」は存在する日付（YYYY-MM-DD）で入力してください',
});

/** {field} must be a number with at most {most} decimals */
export const decimals = messageOf<{ field: string | number; most: string | number }>('field.decimals', {
  en: (p) => '' + p.field + ' must be a number with at most ' + p.most + ' decimals',
  de: (p) => '„' + p.field + '“ muss eine Zahl mit höchstens ' + p.most + ' Nachkommastellen sein',
  es: (p) => '«' + p.field + '» debe ser un número con ' + p.most + ' decimales como máximo',
  fr: (p) => '« ' + p.field + ' » doit être un nombre avec au plus ' + p.most + ' décimales',
  it: (p) => '«' + p.field + '» deve essere un numero con al massimo ' + p.most + ' decimali',
  ja: (p) => '「' + p.field + '」は小数点以下 ' + p.most + ' 桁までの数で入力してください',
});

/** {field} must be a number with at most {most} decimals, as {currency} has */
export const decimalsOf = messageOf<{ currency: string | number; field: string | number; most: string | number }>(
  'field.decimals_of',
  {
    en: (p) => '' + p.field + ' must be a number with at most ' + p.most + ' decimals, as ' + p.currency + ' has',
    de: (p) =>
      '„' +
      p.field +
      '“ muss eine Zahl mit höchstens ' +
      p.most +
      ' Nachkommastellen sein, wie ' +
      p.currency +
      ' sie hat',
    es: (p) =>
      '«' + p.field + '» debe ser un número con ' + p.most + ' decimales como máximo, los que tiene ' + p.currency,
    fr: (p) =>
      '« ' + p.field + ' » doit être un nombre avec au plus ' + p.most + ' décimales, comme en a ' + p.currency,
    it: (p) =>
      '«' + p.field + '» deve essere un numero con al massimo ' + p.most + ' decimali, come ne ha ' + p.currency,
    ja: (p) =>
      '「' + p.field + '」は小数点以下 ' + p.most + ' 桁まで（' + p.currency + 'の桁数）の数で入力してください',
  },
);

/** {field} must be a date that exists, as EDTF writes it: 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976 */
export const edtf = messageOf<{ field: string | number }>('field.edtf', {
  en: (p) =>
    '' +
    p.field +
    ' must be a date that exists, as EDTF writes it: 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976',
  de: (p) =>
    '„' +
    p.field +
    '“ muss ein Datum sein, das es gibt, in der Schreibweise von EDTF: 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976',
  es: (p) =>
    '«' +
    p.field +
    '» debe ser una fecha que exista, escrita según EDTF: 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976',
  fr: (p) =>
    '« ' +
    p.field +
    ' » doit être une date qui existe, écrite selon EDTF : 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976',
  it: (p) =>
    '«' +
    p.field +
    '» deve essere una data esistente, scritta secondo EDTF: 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976',
  ja: (p) =>
    '「' +
    p.field +
    '」は存在する日付を EDTF の書き方で入力してください：1974-05-03、1974-05、1974、1974~、197X、1974/1976、../1976',
});

/** {field} begins on {first}, and the date beside it is {date} */
export const edtfElsewhere = messageOf<{ date: string | number; field: string | number; first: string | number }>(
  'field.edtf_elsewhere',
  {
    en: (p) => '' + p.field + ' begins on ' + p.first + ', and the date beside it is ' + p.date,
    de: (p) => '„' + p.field + '“ beginnt am ' + p.first + ', das Datum daneben ist aber ' + p.date,
    es: (p) => '«' + p.field + '» empieza el ' + p.first + ', pero la fecha que figura al lado es ' + p.date,
    fr: (p) => '« ' + p.field + ' » commence le ' + p.first + ', mais la date à côté est ' + p.date,
    it: (p) => '«' + p.field + '» comincia il ' + p.first + ', ma la data accanto è ' + p.date,
    ja: (p) => '「' + p.field + '」は' + p.first + 'から始まりますが、並んで指定された日付は' + p.date + 'です',
  },
);

/** {field} must have at most {most} entries */
export const entries = messageOf<{ field: string | number; most: string | number }>('field.entries', {
  en: (p) => '' + p.field + ' must have at most ' + p.most + ' entries',
  de: (p) => '„' + p.field + '“ darf höchstens ' + p.most + ' Einträge haben',
  es: (p) => '«' + p.field + '» puede tener como máximo ' + p.most + ' entradas',
  fr: (p) => '« ' + p.field + ' » doit compter au plus ' + p.most + ' éléments',
  it: (p) => '«' + p.field + '» può avere al massimo ' + p.most + ' voci',
  ja: (p) => '「' + p.field + '」は ' + p.most + ' 件までです',
});

/** {field} must hold ids */
export const ids = messageOf<{ field: string | number }>('field.ids', {
  en: (p) => '' + p.field + ' must hold ids',
  de: (p) => '„' + p.field + '“ muss aus IDs bestehen',
  es: (p) => '«' + p.field + '» debe contener ids',
  fr: (p) => '« ' + p.field + ' » doit contenir des identifiants',
  it: (p) => '«' + p.field + '» deve contenere id',
  ja: (p) => '「' + p.field + '」は id のリストでなければなりません',
});

/** {field} must be at least {least} */
export const least = messageOf<{ field: string | number; least: string | number }>('field.least', {
  en: (p) => '' + p.field + ' must be at least ' + p.least,
  de: (p) => '„' + p.field + '“ muss mindestens ' + p.least + ' sein',
  es: (p) => '«' + p.field + '» debe ser al menos ' + p.least,
  fr: (p) => '« ' + p.field + ' » doit être au moins ' + p.least,
  it: (p) => '«' + p.field + '» deve essere almeno ' + p.least,
  ja: (p) => '「' + p.field + '」は ' + p.least + ' 以上でなければなりません',
});

/** {field} must be a list */
export const list = messageOf<{ field: string | number }>('field.list', {
  en: (p) => '' + p.field + ' must be a list',
  de: (p) => '„' + p.field + '“ muss eine Liste sein',
  es: (p) => '«' + p.field + '» debe ser una lista',
  fr: (p) => '« ' + p.field + ' » doit être une liste',
  it: (p) => '«' + p.field + '» deve essere un elenco',
  ja: (p) => '「' + p.field + '」はリストでなければなりません',
});

/** {field} must be at most {most} */
export const most = messageOf<{ field: string | number; most: string | number }>('field.most', {
  en: (p) => '' + p.field + ' must be at most ' + p.most,
  de: (p) => '„' + p.field + '“ darf höchstens ' + p.most + ' sein',
  es: (p) => '«' + p.field + '» debe ser como máximo ' + p.most,
  fr: (p) => '« ' + p.field + ' » doit être au plus ' + p.most,
  it: (p) => '«' + p.field + '» deve essere al massimo ' + p.most,
  ja: (p) => '「' + p.field + '」は ' + p.most + ' 以下でなければなりません',
});

/** {field} must be a multiple of {of} */
export const multiple = messageOf<{ field: string | number; of: string | number }>('field.multiple', {
  en: (p) => '' + p.field + ' must be a multiple of ' + p.of,
  de: (p) => '„' + p.field + '“ muss ein Vielfaches von ' + p.of + ' sein',
  es: (p) => '«' + p.field + '» debe ser un múltiplo de ' + p.of,
  fr: (p) => '« ' + p.field + ' » doit être un multiple de ' + p.of,
  it: (p) => '«' + p.field + '» deve essere un multiplo di ' + p.of,
  ja: (p) => '「' + p.field + '」は ' + p.of + ' の倍数でなければなりません',
});

/** {field} must be a whole number: {currency} has no decimals */
export const noDecimals = messageOf<{ currency: string | number; field: string | number }>('field.no_decimals', {
  en: (p) => '' + p.field + ' must be a whole number: ' + p.currency + ' has no decimals',
  de: (p) => '„' + p.field + '“ muss eine ganze Zahl sein: ' + p.currency + ' hat keine Nachkommastellen',
  es: (p) => '«' + p.field + '» debe ser un número entero: ' + p.currency + ' no tiene decimales',
  fr: (p) => '« ' + p.field + ' » doit être un nombre entier : ' + p.currency + ' n’a pas de décimales',
  it: (p) => '«' + p.field + '» deve essere un numero intero: ' + p.currency + ' non ha decimali',
  ja: (p) => '「' + p.field + '」は整数で入力してください。' + p.currency + 'に小数はありません',
});

/** Error sanitizing HTML: {reason} */
export const notSanitized = messageOf<{ reason: string | number }>('field.not_sanitized', {
  en: (p) => 'Error sanitizing HTML: ' + p.reason,
  de: (p) => 'Fehler beim Bereinigen von HTML: ' + p.reason,
  es: (p) => 'Error al limpiar el HTML: ' + p.reason,
  fr: (p) => 'Erreur lors du nettoyage du HTML : ' + p.reason,
  it: (p) => 'Errore nella pulizia dell’HTML: ' + p.reason,
  ja: (p) => 'HTML の無害化でエラーが発生しました：' + p.reason,
});

/** {field} must not contain NUL characters */
export const nulText = messageOf<{ field: string | number }>('field.nul_text', {
  en: (p) => '' + p.field + ' must not contain NUL characters',
  de: (p) => '„' + p.field + '“ darf keine NUL-Zeichen enthalten',
  es: (p) => '«' + p.field + '» no debe contener caracteres NUL',
  fr: (p) => '« ' + p.field + ' » ne doit pas contenir de caractères NUL',
  it: (p) => '«' + p.field + '» non deve contenere caratteri NUL',
  ja: (p) => '「' + p.field + '」に NUL 文字を含めることはできません',
});

/** {field} must be a number */
export const number = messageOf<{ field: string | number }>('field.number', {
  en: (p) => '' + p.field + ' must be a number',
  de: (p) => '„' + p.field + '“ muss eine Zahl sein',
  es: (p) => '«' + p.field + '» debe ser un número',
  fr: (p) => '« ' + p.field + ' » doit être un nombre',
  it: (p) => '«' + p.field + '» deve essere un numero',
  ja: (p) => '「' + p.field + '」は数値で入力してください',
});

/** {field} must be an object */
export const object = messageOf<{ field: string | number }>('field.object', {
  en: (p) => '' + p.field + ' must be an object',
  de: (p) => '„' + p.field + '“ muss ein Objekt sein',
  es: (p) => '«' + p.field + '» debe ser un objeto',
  fr: (p) => '« ' + p.field + ' » doit être un objet',
  it: (p) => '«' + p.field + '» deve essere un oggetto',
  ja: (p) => '「' + p.field + '」はオブジェクトでなければなりません',
});

/** {field} must hold objects */
export const objects = messageOf<{ field: string | number }>('field.objects', {
  en: (p) => '' + p.field + ' must hold objects',
  de: (p) => '„' + p.field + '“ muss aus Objekten bestehen',
  es: (p) => '«' + p.field + '» debe contener objetos',
  fr: (p) => '« ' + p.field + ' » doit contenir des objets',
  it: (p) => '«' + p.field + '» deve contenere oggetti',
  ja: (p) => '「' + p.field + '」はオブジェクトのリストでなければなりません',
});

/** {field} must hold positive numbers */
export const positiveNumbers = messageOf<{ field: string | number }>('field.positive_numbers', {
  en: (p) => '' + p.field + ' must hold positive numbers',
  de: (p) => '„' + p.field + '“ muss aus positiven Zahlen bestehen',
  es: (p) => '«' + p.field + '» debe contener números positivos',
  fr: (p) => '« ' + p.field + ' » doit contenir des nombres positifs',
  it: (p) => '«' + p.field + '» deve contenere numeri positivi',
  ja: (p) => '「' + p.field + '」は正の数のリストでなければなりません',
});

/** {field} is required */
export const required = messageOf<{ field: string | number }>('field.required', {
  en: (p) => '' + p.field + ' is required',
  de: (p) => '„' + p.field + '“ ist erforderlich',
  es: (p) => '«' + p.field + '» es obligatorio',
  fr: (p) => '« ' + p.field + ' » est obligatoire',
  it: (p) => '«' + p.field + '» è obbligatorio',
  ja: (p) => '「' + p.field + '」は必須です',
});

/** {field} must be text */
export const text = messageOf<{ field: string | number }>('field.text', {
  en: (p) => '' + p.field + ' must be text',
  de: (p) => '„' + p.field + '“ muss Text sein',
  es: (p) => '«' + p.field + '» debe ser un texto',
  fr: (p) => '« ' + p.field + ' » doit être un texte',
  it: (p) => '«' + p.field + '» deve essere un testo',
  ja: (p) => '「' + p.field + '」は文字で入力してください',
});

/** {field} must hold texts */
export const texts = messageOf<{ field: string | number }>('field.texts', {
  en: (p) => '' + p.field + ' must hold texts',
  de: (p) => '„' + p.field + '“ muss aus Texten bestehen',
  es: (p) => '«' + p.field + '» debe contener textos',
  fr: (p) => '« ' + p.field + ' » doit contenir des textes',
  it: (p) => '«' + p.field + '» deve contenere testi',
  ja: (p) => '「' + p.field + '」は文字のリストでなければなりません',
});

/** {field} must hold at most {most} characters each */
export const textsTooLong = messageOf<{ field: string | number; most: string | number }>('field.texts_too_long', {
  en: (p) => '' + p.field + ' must hold at most ' + p.most + ' characters each',
  de: (p) => '„' + p.field + '“: höchstens ' + p.most + ' Zeichen je Eintrag',
  es: (p) => '«' + p.field + '»: ' + p.most + ' caracteres como máximo por entrada',
  fr: (p) => '« ' + p.field + ' » : ' + p.most + ' caractères au plus par élément',
  it: (p) => '«' + p.field + '»: al massimo ' + p.most + ' caratteri per voce',
  ja: (p) => '「' + p.field + '」は 1 件につき ' + p.most + ' 文字以内で入力してください',
});

/** {field} must have at most {most} characters */
export const tooLong = messageOf<{ field: string | number; most: string | number }>('field.too_long', {
  en: (p) => '' + p.field + ' must have at most ' + p.most + ' characters',
  de: (p) => '„' + p.field + '“ darf höchstens ' + p.most + ' Zeichen haben',
  es: (p) => '«' + p.field + '» puede tener como máximo ' + p.most + ' caracteres',
  fr: (p) => '« ' + p.field + ' » doit compter au plus ' + p.most + ' caractères',
  it: (p) => '«' + p.field + '» può avere al massimo ' + p.most + ' caratteri',
  ja: (p) => '「' + p.field + '」は ' + p.most + ' 文字以内で入力してください',
});

/** {field} must be a whole number */
export const whole = messageOf<{ field: string | number }>('field.whole', {
  en: (p) => '' + p.field + ' must be a whole number',
  de: (p) => '„' + p.field + '“ muss eine ganze Zahl sein',
  es: (p) => '«' + p.field + '» debe ser un número entero',
  fr: (p) => '« ' + p.field + ' » doit être un nombre entier',
  it: (p) => '«' + p.field + '» deve essere un numero intero',
  ja: (p) => '「' + p.field + '」は整数で入力してください',
});

/** {field} must hold whole numbers */
export const wholeNumbers = messageOf<{ field: string | number }>('field.whole_numbers', {
  en: (p) => '' + p.field + ' must hold whole numbers',
  de: (p) => '„' + p.field + '“ muss aus ganzen Zahlen bestehen',
  es: (p) => '«' + p.field + '» debe contener números enteros',
  fr: (p) => '« ' + p.field + ' » doit contenir des nombres entiers',
  it: (p) => '«' + p.field + '» deve contenere numeri interi',
  ja: (p) => '「' + p.field + '」は整数のリストでなければなりません',
});
