import type { Identity } from '../model/book.js';

/** The sign for each character of a number that is not told. */
const DOT = '\u2022';
const ENDS = { first: 3, last: 4 };
/** A number as short as this tells nothing but its end. */
const SHORT = 9;

/** A number without its middle: enough to compare it with the car, too little to make another one of it. */
export function masked(number: string): string {
  const letters = Array.from(number);
  const first = letters.length > SHORT ? ENDS.first : 0;
  const last = letters.length > SHORT ? ENDS.last : Math.min(2, Math.floor(letters.length / 3));
  return letters.map((one, at) => (at < first || at >= letters.length - last ? one : DOT)).join('');
}

/** Names by which people call the number on a plate, in the six languages. */
const PLATE =
  /plate|registration|licen[cs]e|\breg(?:o|\.|\b)|kennzeichen|nummernschild|kontrollschild|immatriculation|plaque|targa|immatricolazione|matr[ií]cula|placa|ナンバー|登録/iu;

/** Tells whether a number is that of a plate: a kind of its own in older data, else by what its owner calls it. */
export const isPlate = ({ kind, name }: Pick<Identity, 'kind' | 'name'>): boolean =>
  kind === 'registration' || (kind === 'other' && PLATE.test(name ?? ''));

/** Shorter words would be blackened where they mean something else. */
const LEAST = 4;
const SEPARATORS = /[\s\u3000.*·-]+/u;

/** The ways in which people write one number: as it is, in one piece, with blanks, with hyphens. */
export function spellingsOf(number: string): string[] {
  const parts = number.trim().split(SEPARATORS).filter(Boolean);
  const written = [number.trim(), ...['', ' ', '-', '\u00b7', '*'].map((sign) => parts.join(sign))];
  return [...new Set(written)].filter((one) => Array.from(one).length >= LEAST);
}
