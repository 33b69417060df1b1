/** Control characters, zero-width characters, direction marks, noncharacters: invisible, and forbidden in a conforming PDF. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- these are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}]/gu;

/** A text in NFC, well-formed, without invisible characters. */
export const settable = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').normalize('NFC').replace(UNSEEN, '');

export interface Substituted<T> {
  value: T;
  /** The number of characters that were replaced because no font of the book has them. */
  count: number;
}

/** The replacement for a character that no font has; the original text is in an attachment of the book. */
export const SUBSTITUTE = '\u25a1';

/** Replaces characters that cannot be drawn in all strings of a value, and counts them. Keys are not changed. */
export function substitute<T>(value: T, canDraw: (codePoint: number) => boolean): Substituted<T> {
  let count = 0;
  const stand = canDraw(SUBSTITUTE.codePointAt(0)!) ? SUBSTITUTE : '?';
  const drawn = (text: string): string =>
    Array.from(text, (letter) => {
      if (letter === '\n' || letter === '\t' || canDraw(letter.codePointAt(0)!)) return letter;
      count += 1;
      return stand;
    }).join('');
  return { value: mapStrings(value, drawn), count };
}

/** Applies a function to each string of a value, at any depth. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as T;
}

const JAPANESE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** Returns true if a value needs the large Japanese fonts. */
export const needsJapanese = (value: unknown): boolean => JAPANESE.test(JSON.stringify(value));

/** Canonical JSON (RFC 8785), the input of the fingerprint. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${fields.join(',')}}`;
}
