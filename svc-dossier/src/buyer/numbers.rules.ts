import type { Identity, IdentityKind } from '../model/book.js';

/** The sign for each hidden character of a number. */
const DOT = '\u2022';
const ENDS = { first: 3, last: 4 };
/** Numbers up to this length show only their end. */
const SHORT = 9;

/** A number with its middle masked: enough to compare it with the car, too little to forge it. */
export function masked(number: string): string {
  const letters = Array.from(number);
  const first = letters.length > SHORT ? ENDS.first : 0;
  const last = letters.length > SHORT ? ENDS.last : Math.min(2, Math.floor(letters.length / 3));
  return letters.map((one, at) => (at < first || at >= letters.length - last ? one : DOT)).join('');
}

/** Kinds whose values are always numbers. Other kinds can be words: a colour, a trim. */
const NUMBERED: ReadonlySet<IdentityKind> = new Set(['vin', 'engine', 'gearbox', 'plate', 'registration']);

/** Returns true if a value of an identity is a number, not a word. */
export const isNumber = (kind: IdentityKind, value: string): boolean => NUMBERED.has(kind) || /\d/u.test(value);

/** Names by which people call the number on a plate, in the six languages. */
const PLATE =
  /plate|registration|licen[cs]e|\breg(?:o|\.|\b)|\bkfz\b|kennzeichen|nummernschild|kontrollschild|immatriculation|plaque|targa|immatricolazione|matr[ií]cula|placa|ナンバー|登録|車番/iu;
/** Names that only say that the value is a number. */
const NUMBER = /^(?:number|no\.?|nummer|nr\.?|num[eé]ro|n[uú]mero|n[°º]|番号)$/iu;
/** The format of number plates: few letters and digits, in groups. */
const FORM = /^(?=.*\d)(?=.*\p{L})\p{L}{0,3}\d{0,4}(?:[\s.·-]?(?:\p{L}{1,3}|\d{1,6})){1,3}$/iu;
const LONGEST_PLATE = 12;
const isFormed = (text: string | null): boolean =>
  text !== null && text.trim().length <= LONGEST_PLATE && FORM.test(text.trim());

type About = Pick<Identity, 'kind' | 'name'> & Partial<Pick<Identity, 'value' | 'asBuilt'>>;

/**
 * Returns true for the number of a plate. Older data has the kind `registration` for it. For the kind `other`, the owner's name for the number decides,
 * or its format if the name says nothing.
 */
export function isPlate({ kind, name, value = null, asBuilt = null }: About): boolean {
  if (kind === 'registration') return true;
  if (kind !== 'other') return false;
  const said = (name ?? '').trim();
  if (PLATE.test(said) || isFormed(said)) return true;
  return (said === '' || NUMBER.test(said)) && (isFormed(value) || isFormed(asBuilt));
}

/** The minimum length of a number to redact: shorter ones would also match ordinary words. */
const LEAST = 4;
/** Plates can be shorter, because letters and digits together mark them as plates. */
const LEAST_OF_PLATE = 2;
const SEPARATORS = /[\s\u3000.*·-]+/u;

/** The common spellings of a number: unchanged, without separators, with spaces, with hyphens. */
export function spellingsOf(number: string): string[] {
  const parts = number.trim().split(SEPARATORS).filter(Boolean);
  const written = [number.trim(), ...['', ' ', '-', '\u00b7', '*'].map((sign) => parts.join(sign))];
  return [...new Set(written)].filter((one) => Array.from(one).length >= LEAST);
}

/** The common spellings of a plate, also with a space between its letters and digits. */
export function spellingsOfPlate(plate: string): string[] {
  const parts = plate
    .trim()
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .split(SEPARATORS);
  const written = ['', ' ', '-', '\u00b7', '.'].map((sign) => parts.filter(Boolean).join(sign));
  const isTelling = /\p{L}/u.test(plate) && /\d/u.test(plate);
  const least = isTelling ? LEAST_OF_PLATE : LEAST;
  return [...new Set([...spellingsOf(plate), plate.trim(), ...written])].filter(
    (one) => Array.from(one).length >= least,
  );
}
