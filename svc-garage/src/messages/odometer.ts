// Made of odometer.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Odometer chapter not found */
export const chapterNotFound = message('odometer.chapter_not_found', {
  en: 'Odometer chapter not found',
  de: 'Abschnitt des Tachos nicht gefunden',
  es: 'Capítulo del cuentakilómetros no encontrado',
  fr: 'Chapitre du compteur introuvable',
  it: 'Capitolo del contachilometri non trovato',
  ja: 'メーターの経歴が見つかりません',
});

/** The day is required */
export const dayRequired = message('odometer.day_required', {
  en: 'The day is required',
  de: 'Der Tag ist erforderlich',
  es: 'El día es obligatorio',
  fr: 'Le jour est obligatoire',
  it: 'Il giorno è obbligatorio',
  ja: '日付は必須です',
});

/** The last day cannot be before the first */
export const endsBefore = message('odometer.ends_before', {
  en: 'The last day cannot be before the first',
  de: 'Der letzte Tag kann nicht vor dem ersten liegen',
  es: 'El último día no puede ser anterior al primero',
  fr: 'Le dernier jour ne peut pas précéder le premier',
  it: 'L’ultimo giorno non può precedere il primo',
  ja: '終了日を開始日より前にすることはできません',
});

/** What the new instrument showed first is required */
export const firstValueRequired = message('odometer.first_value_required', {
  en: 'What the new instrument showed first is required',
  de: 'Was das neue Instrument zuerst zeigte, ist erforderlich',
  es: 'Lo primero que marcó el nuevo instrumento es obligatorio',
  fr: 'La première valeur du nouveau compteur est obligatoire',
  it: 'Il primo valore del nuovo strumento è obbligatorio',
  ja: '新しいメーターの最初の値は必須です',
});

/** Say what happened to the odometer */
export const kindRequired = message('odometer.kind_required', {
  en: 'Say what happened to the odometer',
  de: 'Geben Sie an, was mit dem Tacho geschehen ist',
  es: 'Indique qué le ocurrió al cuentakilómetros',
  fr: 'Indiquez ce qui est arrivé au compteur',
  it: 'Indichi che cosa è successo al contachilometri',
  ja: 'メーターに何があったかを指定してください',
});

/** Only an instrument that is replaced or rolls over has a last and a first mileage */
export const noLastAndFirst = message('odometer.no_last_and_first', {
  en: 'Only an instrument that is replaced or rolls over has a last and a first mileage',
  de: 'Nur ein Instrument, das ersetzt wird oder überläuft, hat einen letzten und einen ersten Stand',
  es: 'Solo un instrumento sustituido o que da la vuelta tiene un último y un primer kilometraje',
  fr: 'Seul un compteur remplacé ou repassé à zéro a un dernier et un premier kilométrage',
  it: 'Solo uno strumento sostituito o ripartito da zero ha un ultimo e un primo chilometraggio',
  ja: '最後の値と最初の値があるのは、交換または一周したメーターだけです',
});

/** No odometer readings found in file */
export const noReadings = message('odometer.no_readings', {
  en: 'No odometer readings found in file',
  de: 'In der Datei sind keine Ablesungen',
  es: 'No hay lecturas del cuentakilómetros en el archivo',
  fr: 'Aucun relevé du compteur trouvé dans le fichier',
  it: 'Nessuna lettura del contachilometri trovata nel file',
  ja: 'ファイルに走行距離の記録が見つかりません',
});

/** Only an instrument that is replaced or changed counts in another unit */
export const noUnit = message('odometer.no_unit', {
  en: 'Only an instrument that is replaced or changed counts in another unit',
  de: 'Nur ein Instrument, das ersetzt oder umgestellt wird, zählt in einer anderen Einheit',
  es: 'Solo un instrumento sustituido o modificado cuenta en otra unidad',
  fr: 'Seul un compteur remplacé ou modifié compte dans une autre unité',
  it: 'Solo uno strumento sostituito o modificato conta in un’altra unità',
  ja: '単位が変わるのは、交換または変更したメーターだけです',
});

/** There is no reading before this one */
export const nothingBefore = message('odometer.nothing_before', {
  en: 'There is no reading before this one',
  de: 'Vor dieser Ablesung gibt es keine',
  es: 'No hay ninguna lectura anterior a esta',
  fr: 'Il n’y a pas de relevé avant celui-ci',
  it: 'Non c’è alcuna lettura prima di questa',
  ja: 'これより前の記録はありません',
});

/** This says nothing of a reading */
export const ofNoReading = message('odometer.of_no_reading', {
  en: 'This says nothing of a reading',
  de: 'Das sagt nichts über eine Ablesung',
  es: 'Esto no dice nada de una lectura',
  fr: 'Ceci ne dit rien d’un relevé',
  it: 'Questo non riguarda alcuna lettura',
  ja: 'これは特定の記録に関するものではありません',
});

/** An instrument is replaced or rolls over on one day */
export const onOneDay = message('odometer.on_one_day', {
  en: 'An instrument is replaced or rolls over on one day',
  de: 'Ein Instrument wird an einem Tag ersetzt, oder es läuft an einem Tag über',
  es: 'Un instrumento se sustituye o da la vuelta en un solo día',
  fr: 'Un compteur est remplacé ou repasse à zéro en un seul jour',
  it: 'Uno strumento viene sostituito o riparte da zero in un solo giorno',
  ja: 'メーターの交換や一周は 1 日で起こるものです',
});

/** Only a typing error is corrected */
export const onlyTypingErrors = message('odometer.only_typing_errors', {
  en: 'Only a typing error is corrected',
  de: 'Berichtigt wird nur ein Schreibfehler',
  es: 'Solo se corrige un error de escritura',
  fr: 'Seule une erreur de saisie se corrige',
  it: 'Si corregge solo un errore di battitura',
  ja: '訂正できるのは記入ミスだけです',
});

/** The day of the reading is required */
export const readingDayRequired = message('odometer.reading_day_required', {
  en: 'The day of the reading is required',
  de: 'Der Tag der Ablesung ist erforderlich',
  es: 'El día de la lectura es obligatorio',
  fr: 'Le jour du relevé est obligatoire',
  it: 'Il giorno della lettura è obbligatorio',
  ja: '記録した日は必須です',
});

/** Odometer reading not found */
export const readingNotFound = message('odometer.reading_not_found', {
  en: 'Odometer reading not found',
  de: 'Ablesung nicht gefunden',
  es: 'Lectura del cuentakilómetros no encontrada',
  fr: 'Relevé du compteur introuvable',
  it: 'Lettura del contachilometri non trovata',
  ja: '走行距離の記録が見つかりません',
});

/** Say which reading it is */
export const sayWhichReading = message('odometer.say_which_reading', {
  en: 'Say which reading it is',
  de: 'Geben Sie an, welche Ablesung es ist',
  es: 'Indique de qué lectura se trata',
  fr: 'Indiquez de quel relevé il s’agit',
  it: 'Indichi di quale lettura si tratta',
  ja: 'どの記録かを指定してください',
});

/** Send a list of odometer readings, or one reading */
export const sendReadings = message('odometer.send_readings', {
  en: 'Send a list of odometer readings, or one reading',
  de: 'Senden Sie eine Liste von Ablesungen oder eine Ablesung',
  es: 'Envíe una lista de lecturas del cuentakilómetros o una lectura',
  fr: 'Envoyez une liste de relevés du compteur, ou un relevé',
  it: 'Invii un elenco di letture del contachilometri o una lettura',
  ja: '走行距離の記録のリスト、または 1 件の記録を送信してください',
});

/** Say whether the reading is right */
export const standingRequired = message('odometer.standing_required', {
  en: 'Say whether the reading is right',
  de: 'Geben Sie an, ob die Ablesung stimmt',
  es: 'Indique si la lectura es correcta',
  fr: 'Indiquez si le relevé est exact',
  it: 'Indichi se la lettura è corretta',
  ja: '記録が正しいかどうかを指定してください',
});

/** An import takes at most {most, plural, other {#}} odometer readings */
export const tooManyReadings = messageOf<{ most: number }>('odometer.too_many_readings', {
  en: (p, f) => 'An import takes at most ' + ('' + f(p.most)) + ' odometer readings',
  de: (p, f) => 'Ein Import nimmt höchstens ' + ('' + f(p.most)) + ' Ablesungen auf',
  es: (p, f) => 'Una importación admite como máximo ' + ('' + f(p.most)) + ' lecturas del cuentakilómetros',
  fr: (p, f) => 'Une importation accepte au plus ' + ('' + f(p.most)) + ' relevés du compteur',
  it: (p, f) => 'Un’importazione accetta al massimo ' + ('' + f(p.most)) + ' letture del contachilometri',
  ja: (p, f) => '一度に取り込める走行距離の記録は ' + ('' + f(p.most)) + ' 件までです',
});

/** In what the instrument counted until then is required */
export const unitRequired = message('odometer.unit_required', {
  en: 'In what the instrument counted until then is required',
  de: 'Worin das Instrument bis dahin zählte, ist erforderlich',
  es: 'La unidad en que contaba el instrumento hasta entonces es obligatoria',
  fr: 'L’unité dans laquelle le compteur comptait jusque-là est obligatoire',
  it: 'L’unità in cui lo strumento contava fino ad allora è obbligatoria',
  ja: 'それまでのメーターの単位は必須です',
});

/** What the odometer showed is required */
export const valueRequired = message('odometer.value_required', {
  en: 'What the odometer showed is required',
  de: 'Was der Tacho zeigte, ist erforderlich',
  es: 'Lo que marcaba el cuentakilómetros es obligatorio',
  fr: 'La valeur affichée par le compteur est obligatoire',
  it: 'Il valore indicato dal contachilometri è obbligatorio',
  ja: 'メーターの表示値は必須です',
});

/** The vehicle is required */
export const vehicleRequired = message('odometer.vehicle_required', {
  en: 'The vehicle is required',
  de: 'Das Fahrzeug ist erforderlich',
  es: 'El vehículo es obligatorio',
  fr: 'Le véhicule est obligatoire',
  it: 'Il veicolo è obbligatorio',
  ja: '車両は必須です',
});
