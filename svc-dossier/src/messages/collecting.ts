// Made of collecting.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** {kind, select, replaced {The instrument was replaced.} rolledOver {The instrument turned over.} unitChanged {The instrument counts in another unit since.} unknownMileage {Nobody knows the mileage of that time.} laidUp {The vehicle was laid up.} typingError {A typing error.} estimate {The reading is an estimate.} other {The readings are right as they are.}} */
export const explanation = messageOf<{
  kind: 'estimate' | 'laidUp' | 'other' | 'replaced' | 'rolledOver' | 'typingError' | 'unitChanged' | 'unknownMileage';
}>('collecting.explanation', {
  en: (p) =>
    '' +
    (p.kind === 'replaced'
      ? 'The instrument was replaced.'
      : p.kind === 'rolledOver'
        ? 'The instrument turned over.'
        : p.kind === 'unitChanged'
          ? 'The instrument counts in another unit since.'
          : p.kind === 'unknownMileage'
            ? 'Nobody knows the mileage of that time.'
            : p.kind === 'laidUp'
              ? 'The vehicle was laid up.'
              : p.kind === 'typingError'
                ? 'A typing error.'
                : p.kind === 'estimate'
                  ? 'The reading is an estimate.'
                  : 'The readings are right as they are.'),
  de: (p) =>
    '' +
    (p.kind === 'replaced'
      ? 'Das Instrument wurde ersetzt.'
      : p.kind === 'rolledOver'
        ? 'Das Instrument ist über seinen letzten Wert gelaufen.'
        : p.kind === 'unitChanged'
          ? 'Das Instrument zählt seither in einer anderen Einheit.'
          : p.kind === 'unknownMileage'
            ? 'Den Stand jener Zeit kennt niemand.'
            : p.kind === 'laidUp'
              ? 'Das Fahrzeug war stillgelegt.'
              : p.kind === 'typingError'
                ? 'Ein Tippfehler.'
                : p.kind === 'estimate'
                  ? 'Der Stand ist geschätzt.'
                  : 'Die Stände stimmen, wie sie sind.'),
  es: (p) =>
    '' +
    (p.kind === 'replaced'
      ? 'El instrumento fue reemplazado.'
      : p.kind === 'rolledOver'
        ? 'El contador volvió a empezar desde cero.'
        : p.kind === 'unitChanged'
          ? 'Desde entonces el instrumento cuenta en otra unidad.'
          : p.kind === 'unknownMileage'
            ? 'Nadie conoce el kilometraje de esa época.'
            : p.kind === 'laidUp'
              ? 'El vehículo estaba parado.'
              : p.kind === 'typingError'
                ? 'Un error al escribir.'
                : p.kind === 'estimate'
                  ? 'La lectura es una estimación.'
                  : 'Las lecturas son correctas tal como están.'),
  fr: (p) =>
    '' +
    (p.kind === 'replaced'
      ? 'L’instrument a été remplacé.'
      : p.kind === 'rolledOver'
        ? 'Le compteur est repassé par zéro.'
        : p.kind === 'unitChanged'
          ? 'Depuis, l’instrument compte dans une autre unité.'
          : p.kind === 'unknownMileage'
            ? 'Personne ne connaît le kilométrage de cette période.'
            : p.kind === 'laidUp'
              ? 'Le véhicule était immobilisé.'
              : p.kind === 'typingError'
                ? 'Une faute de frappe.'
                : p.kind === 'estimate'
                  ? 'Le relevé est une estimation.'
                  : 'Les relevés sont justes tels quels.'),
  it: (p) =>
    '' +
    (p.kind === 'replaced'
      ? 'Lo strumento è stato sostituito.'
      : p.kind === 'rolledOver'
        ? 'Il contatore è ripartito da zero.'
        : p.kind === 'unitChanged'
          ? 'Da allora lo strumento conta in un’altra unità.'
          : p.kind === 'unknownMileage'
            ? 'Nessuno conosce il chilometraggio di quel periodo.'
            : p.kind === 'laidUp'
              ? 'Il veicolo era fermo.'
              : p.kind === 'typingError'
                ? 'Un errore di battitura.'
                : p.kind === 'estimate'
                  ? 'La lettura è una stima.'
                  : 'Le letture sono giuste così come sono.'),
  ja: (p) =>
    '' +
    (p.kind === 'replaced'
      ? '計器が交換されました。'
      : p.kind === 'rolledOver'
        ? '計器が一周しました。'
        : p.kind === 'unitChanged'
          ? 'それ以降、計器は別の単位で数えています。'
          : p.kind === 'unknownMileage'
            ? 'その期間の走行距離は誰にもわかりません。'
            : p.kind === 'laidUp'
              ? '車両は保管されていました。'
              : p.kind === 'typingError'
                ? '入力の誤りです。'
                : p.kind === 'estimate'
                  ? '推定値です。'
                  : '記録はこのままで正しいものです。'),
});

/** The photos and papers of this book have more than {megabytes, plural, other {#}} MB, which is the most that one book holds. A shorter time, or papers only as a register, make it smaller. */
export const tooManyBytes = messageOf<{ megabytes: number }>('collecting.too_many_bytes', {
  en: (p, f) =>
    'The photos and papers of this book have more than ' +
    ('' + f(p.megabytes)) +
    ' MB, which is the most that one book holds. A shorter time, or papers only as a register, make it smaller.',
  de: (p, f) =>
    'Die Fotos und Belege dieses Buches haben mehr als ' +
    ('' + f(p.megabytes)) +
    ' MB, und mehr fasst ein Buch nicht. Kleiner wird es mit einem kürzeren Zeitraum oder mit Belegen nur als Verzeichnis.',
  es: (p, f) =>
    'Las fotos y los documentos de este libro superan los ' +
    ('' + f(p.megabytes)) +
    ' MB, lo máximo para un libro. Un período más corto o los documentos solo como registro lo reducen.',
  fr: (p, f) =>
    'Les photos et les documents de ce livre dépassent ' +
    ('' + f(p.megabytes)) +
    ' Mo, le maximum pour un livre. Une période plus courte ou les documents en simple registre l’allègent.',
  it: (p, f) =>
    'Le foto e i documenti di questo libro superano ' +
    ('' + f(p.megabytes)) +
    ' MB, il massimo per un libro. Un periodo più breve o i documenti solo come registro lo riducono.',
  ja: (p, f) =>
    'この本の写真と書類は、一冊の上限である ' +
    ('' + f(p.megabytes)) +
    ' MB を超えています。期間を短くするか、書類を一覧だけにすると小さくなります。',
});

/** This vehicle has more records and texts than one book holds. */
export const tooMuch = message('collecting.too_much', {
  en: 'This vehicle has more records and texts than one book holds.',
  de: 'Zu diesem Fahrzeug gibt es mehr Einträge und Texte, als ein Buch fasst.',
  es: 'Este vehículo tiene más entradas y textos de los que caben en un libro.',
  fr: 'Ce véhicule compte plus d’entrées et de textes qu’un livre n’en contient.',
  it: 'Questo veicolo ha più voci e testi di quanti un libro ne contenga.',
  ja: 'この車両の記録と文章は一冊に収まる量を超えています。',
});
