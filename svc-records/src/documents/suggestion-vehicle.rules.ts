import { plain, wordsOf } from './suggestion-words.rules.js';

/** A mileage in a paper. */
export interface MileageRead {
  value: number;
  /** Null if the paper gives no unit. */
  unit: 'km' | 'mi' | 'h' | null;
}

/** Words before a mileage, with the unit that they imply. Without accents. */
const ODOMETER_WORDS: readonly (readonly [MileageRead['unit'], string])[] = [
  [
    'km',
    'km-stand|kmstand|km stand|kilometer-?stand|stand des wegstreckenzahlers|wegstreckenzahler|kilometrage(?: inscrit)?(?: au compteur)?|km compteur|km au compteur|releve compteur|compteur|kilometraje|cuentakilometros|contachilometri|chilometraggio|km percorsi|chilometri percorsi|chilometri|kilometros|kilometres|kilometer',
  ],
  ['mi', 'miles in|miles out|miles'],
  [
    null,
    'odometer reading|odometer|odo|mileage in|mileage out|current mileage|recorded mileage|mileage|tachostand|tacho|laufleistung|gesamtlaufleistung',
  ],
  ['h', 'betriebsstunden|operating hours|engine hours|hour meter|heures moteur|ore motore|horas de motor'],
  [null, '走行距離計|走行距離|積算距離|走行キロ|走行km|オドメーター|メーター'],
  // These also occur in distances and prices: a mileage after them needs at least four digits.
  ['km', 'kms|km'],
];

/** Words for another mileage than the current one. Without accents. */
const OTHER_MILEAGE = wordsOf(
  'next, due, every, interval, warranty, guarantee, per, limit, allowance, since, trip, last, previous, rate',
  'nachste, nachster, nachstes, fallig, alle, spatestens, garantie, gewahrleistung, pauschale, gefahren, letzter, letzte, seit, naechste, naechster',
  'prochain, prochaine, tous les, garanti, ou, dernier, derniere, prossimo, prossima, ogni, garanzia, proximo, proxima, cada, garantia, siguiente, ultimo, ultima',
  '次回, 交換時期, 保証, 前回, 毎',
);

const GROUPED = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d{3,7}`;
const UNIT = String.raw`(?:\s?(km|kms|kilometer|kilometres|kilometros|chilometri|mi|mls|miles|h|std|hours|キロ)(?![\p{L}\p{N}]))?`;
/** The end of a mileage: no currency, decimal or further digit may follow. */
const ENDS = String.raw`(?!\d|[.,'’]\d|\s?(?:€|\$|£|¥|eur|chf|usd|円|%))`;
const VALUE = String.raw`[\s:.=(\]|-]*(?:ca\.?\s|km\s?[:.]?\s?|\(km\)\s?:?\s?|:)?(${GROUPED})${UNIT}${ENDS}`;

const READINGS = ODOMETER_WORDS.map(([unit, words]) => ({
  unit,
  isVague: words === 'kms|km',
  words: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})${VALUE}`, 'giu'),
  alone: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})[\\s:.(km)]*$`, 'iu'),
}));

const ALONE = new RegExp(`^(${GROUPED})${UNIT}${ENDS}$`, 'iu');

/** A test drive adds a second mileage to the same visit; the two differ by less than this. */
const TEST_DRIVE = 100;

/** The odometer reading on the day of a paper; null if there is none, or if several contradict each other. */
export function mileageOf(lines: readonly string[]): MileageRead | null {
  const readings = lines.flatMap((line, at) => readingsIn(plain(line), plain(lines[at + 1] ?? '')));
  const [first] = readings;
  if (!first || readings.some(({ value }) => Math.abs(value - first.value) > TEST_DRIVE)) return null;
  return first;
}

function readingsIn(line: string, next: string): MileageRead[] {
  for (const { unit, isVague, words, alone } of READINGS) {
    const found = [...line.matchAll(words)].flatMap((match) => {
      if (OTHER_MILEAGE.test(line.slice(0, match.index))) return [];
      return readingOf(match[1]!, match[2], unit, isVague) ?? [];
    });
    if (found.length > 0) return found;
    if (!isVague && alone.test(line) && !OTHER_MILEAGE.test(line)) {
      const below = ALONE.exec(next);
      const reading = below && readingOf(below[1]!, below[2], unit, true);
      if (reading) return [reading];
    }
  }
  return [];
}

function readingOf(
  text: string,
  unitSaid: string | undefined,
  unit: MileageRead['unit'],
  isVague: boolean,
): MileageRead | null {
  const digits = text.replace(/\D/gu, '');
  if (digits.length > 7 || (isVague && digits.length < 4)) return null;
  const value = Number(digits);
  return value === 0 ? null : { value, unit: unitSaid ? unitOf(unitSaid) : unit };
}

function unitOf(said: string): MileageRead['unit'] {
  if (/^(?:h|std)/iu.test(said)) return 'h';
  return /^m/iu.test(said) ? 'mi' : 'km';
}

const PLATE_WORDS =
  /(?<![\p{L}\p{N}])(?:(?:amtl|pol)\.?\s?kennzeichen|kfz-kennzeichen|kennzeichen|kennz|kontrollschild|vehicle registration mark|registration(?: no| number| mark)?|reg(?: no)?|(?:licen[cs]e )?plate(?: no)?|licen[cs]e|immatriculation|immat|targa|matricula|placas?)(?![\p{L}\p{N}])\.?\s*[:#]?\s*/giu;
/** Words before numbers of companies and taxes, which are called registrations, too. */
const OTHER_REGISTRATION = /(?<!\p{L})(?:vat|company|tax|gst|abn|bar|dealer|business|state|repair)\.?\s*$/iu;
/** Two letters, three digits, two letters: only French plates have this format. */
const PLATE_IN_FRANCE = /(?<![A-Z0-9-])[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}(?![A-Z0-9-])/u;
const PLATE_IN_JAPAN =
  /(?:(?:自動車)?登録番号|車両番号|車番|ナンバー|(?<!\p{Script=Han}))[:：]?\s?(\p{Script=Han}{1,4})\s?(\d{2,3})\s?(\p{Script=Hiragana})\s?(\d{2}-\d{2})(?!\d)/u;

/** The number plate in a paper; null if there is none, or more than one. */
export function plateOf(lines: readonly string[]): string | null {
  const plates = new Set(lines.flatMap((line) => platesIn(plain(line), line)));
  return plates.size === 1 ? [...plates][0]! : null;
}

function platesIn(line: string, original: string): string[] {
  const inJapan = PLATE_IN_JAPAN.exec(original);
  if (inJapan) return [inJapan.slice(1).join(' ')];
  const inFrance = PLATE_IN_FRANCE.exec(line);
  if (inFrance) return [inFrance[0]];
  return [...line.matchAll(PLATE_WORDS)].flatMap((match) => {
    if (OTHER_REGISTRATION.test(line.slice(0, match.index))) return [];
    return plateAt(line.slice(match.index + match[0].length)) ?? [];
  });
}

const PLATE_TOKEN = /^(?:[A-Z]{1,3}(?:-[A-Z]{1,2})?|[A-Z0-9-]*\d[A-Z0-9-]*)$/;
const MOST_TOKENS = 4;

/** Collects words of capitals and digits up to the first other word. */
function plateAt(text: string): string | null {
  const tokens: string[] = [];
  for (const token of text.split(/\s+/).slice(0, MOST_TOKENS)) {
    const word = token.replace(/[,;|]$/, '');
    if (!PLATE_TOKEN.test(word) || /^(?:KM|KMS|VIN|FIN|MI|TEL)$/.test(word)) break;
    tokens.push(word);
    if (word !== token) break;
  }
  const plate = tokens.join(' ');
  const signs = plate.replace(/[\s-]/g, '');
  const isPlate = /[A-Z]/.test(signs) && /\d/.test(signs) && signs.length >= 4 && signs.length <= 9;
  return isPlate ? plate : null;
}

const VIN_WORDS =
  /(?<![\p{L}\p{N}])(?:vin|fin|fahrgestell(?:nummer|nr)?|fahrzeug-ident(?:ifizierungs)?-?(?:nummer|nr)|chassis(?: no| number| nr)?|(?:n° de )?serie|n° de chassis|telaio|bastidor|frame(?: no)?)(?![\p{L}\p{N}])|車台番号/iu;
const VIN = /(?<![A-Z0-9])[A-Z0-9]{17}(?![A-Z0-9])/g;
/** Letters that OCR confuses with digits; a VIN contains no I, O or Q. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

export interface VinRead {
  /** Null if OCR may have misread it. */
  vin: string | null;
  /** Seventeen characters as read: enough to find the right one among several vehicles. */
  read: string;
}

/** The VIN in a paper; null if there is none, or more than one. */
export function vinOf(lines: readonly string[]): VinRead | null {
  const found = lines.flatMap((line, at) => {
    const above = lines[at - 1] ?? '';
    const isNamed = VIN_WORDS.test(plain(line)) || (VIN_WORDS.test(plain(above)) && !/\d/.test(above));
    return candidatesIn(line, isNamed)
      .filter((read) => /[A-Z]/.test(read) && /\d{4}$/.test(withoutLetters(read)))
      .map((read) => ({ vin: sureVin(read, isNamed), read }));
  });
  return new Set(found.map(({ read }) => read)).size === 1 ? found[0]! : null;
}

/** Words of seventeen characters; after a label, also seventeen characters split into several words. */
function candidatesIn(line: string, isNamed: boolean): string[] {
  const whole = [...line.matchAll(VIN)].map(([read]) => read);
  if (whole.length > 0 || !isNamed) return whole;
  const [, behind = ''] = /[:.]\s*([A-Z0-9][A-Z0-9 ]{16,24})$/.exec(line) ?? [];
  const joined = behind.replaceAll(' ', '');
  return joined.length === 17 ? [joined] : [];
}

const withoutLetters = (read: string): string => read.replace(/[IOQ]/g, (letter) => MISREAD[letter]!);

/** The VIN if it is certain: its check digit is right; or it has a label, no forbidden letters, and comes from a region without mandatory check digits. */
function sureVin(read: string, isNamed: boolean): string | null {
  const vin = withoutLetters(read);
  if (hasCheckDigit(vin)) return vin;
  const isAmerican = /^[1-5]/.test(vin);
  return isNamed && vin === read && !isAmerican ? vin : null;
}

const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Returns true if the check digit, the ninth character, is right (49 CFR 565.15). */
export function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce((total, sign, at) => total + (VALUES.indexOf(sign) % 10) * WEIGHTS[at]!, 0) % 11;
  return vin.length === 17 && /^[A-HJ-NPR-Z0-9]+$/.test(vin) && vin[8] === (sum === 10 ? 'X' : String(sum));
}
