// Made of api-key.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** An API key was made for your account */
export const made = message('api_key.made', {
  en: 'An API key was made for your account',
  de: 'Für Ihr Konto wurde ein API-Schlüssel angelegt',
  es: 'Se ha creado una clave de API para su cuenta',
  fr: 'Une clé d’API a été créée pour votre compte',
  it: 'È stata creata una chiave API per il Suo account',
  ja: 'アカウントに API キーが作成されました',
});

/** If it was not you, end it at once, and change your password: */
export const madeByOther = message('api_key.made_by_other', {
  en: 'If it was not you, end it at once, and change your password:',
  de: 'Wenn Sie das nicht waren, beenden Sie ihn sofort und ändern Sie Ihr Passwort:',
  es: 'Si no fue usted, elimínela enseguida y cambie su contraseña:',
  fr: 'Si ce n’était pas vous, supprimez-la tout de suite et changez votre mot de passe :',
  it: 'Se non è stato Lei, la elimini subito e cambi la password:',
  ja: 'お心当たりがない場合は、すぐに無効にして、パスワードを変更してください。',
});

/** The API key “{name}” was made just now. Whoever has it can read what you keep in Carnet. */
export const madeToRead = messageOf<{ name: string | number }>('api_key.made_to_read', {
  en: (p) => 'The API key “' + p.name + '” was made just now. Whoever has it can read what you keep in Carnet.',
  de: (p) =>
    'Der API-Schlüssel „' + p.name + '“ wurde gerade angelegt. Wer ihn hat, kann lesen, was Sie in Carnet festhalten.',
  es: (p) =>
    'La clave de API «' + p.name + '» se acaba de crear. Quien la tenga puede leer lo que usted guarda en Carnet.',
  fr: (p) =>
    'La clé d’API « ' + p.name + ' » vient d’être créée. Qui la possède peut lire ce que vous conservez dans Carnet.',
  it: (p) =>
    'La chiave API «' + p.name + '» è stata appena creata. Chi la possiede può leggere ciò che conserva in Carnet.',
  ja: (p) =>
    'API キー「' + p.name + '」が作成されました。このキーを持つ人は、Carnet に保存されている内容を読み取れます。',
});

/** The API key “{name}” was made just now. Whoever has it can read and change what you keep in Carnet. */
export const madeToWrite = messageOf<{ name: string | number }>('api_key.made_to_write', {
  en: (p) =>
    'The API key “' + p.name + '” was made just now. Whoever has it can read and change what you keep in Carnet.',
  de: (p) =>
    'Der API-Schlüssel „' +
    p.name +
    '“ wurde gerade angelegt. Wer ihn hat, kann lesen und ändern, was Sie in Carnet festhalten.',
  es: (p) =>
    'La clave de API «' +
    p.name +
    '» se acaba de crear. Quien la tenga puede leer y modificar lo que usted guarda en Carnet.',
  fr: (p) =>
    'La clé d’API « ' +
    p.name +
    ' » vient d’être créée. Qui la possède peut lire et modifier ce que vous conservez dans Carnet.',
  it: (p) =>
    'La chiave API «' +
    p.name +
    '» è stata appena creata. Chi la possiede può leggere e modificare ciò che conserva in Carnet.',
  ja: (p) =>
    'API キー「' +
    p.name +
    '」が作成されました。このキーを持つ人は、Carnet に保存されている内容を読み取り、変更できます。',
});

/** Say what the key is for */
export const nameRequired = message('api_key.name_required', {
  en: 'Say what the key is for',
  de: 'Geben Sie an, wofür der Schlüssel ist',
  es: 'Indique para qué es la clave',
  fr: 'Indiquez à quoi sert la clé',
  it: 'Indichi a che cosa serve la chiave',
  ja: 'キーの用途を入力してください',
});

/** API key not found */
export const notFound = message('api_key.not_found', {
  en: 'API key not found',
  de: 'API-Schlüssel nicht gefunden',
  es: 'Clave de API no encontrada',
  fr: 'Clé d’API introuvable',
  it: 'Chiave API non trovata',
  ja: 'API キーが見つかりません',
});

/** See your API keys */
export const seeKeys = message('api_key.see_keys', {
  en: 'See your API keys',
  de: 'API-Schlüssel ansehen',
  es: 'Ver sus claves de API',
  fr: 'Voir vos clés d’API',
  it: 'Vedere le chiavi API',
  ja: 'API キーを見る',
});

/** Say of each key how often it was used */
export const usesInvalid = message('api_key.uses_invalid', {
  en: 'Say of each key how often it was used',
  de: 'Geben Sie zu jedem Schlüssel an, wie oft er benutzt wurde',
  es: 'Indique de cada clave cuántas veces se usó',
  fr: 'Indiquez pour chaque clé combien de fois elle a servi',
  it: 'Indichi per ogni chiave quante volte è stata usata',
  ja: 'キーごとに使用回数を指定してください',
});

/** Vehicle not found */
export const vehicleNotFound = message('api_key.vehicle_not_found', {
  en: 'Vehicle not found',
  de: 'Fahrzeug nicht gefunden',
  es: 'Vehículo no encontrado',
  fr: 'Véhicule introuvable',
  it: 'Veicolo non trovato',
  ja: '車両が見つかりません',
});
