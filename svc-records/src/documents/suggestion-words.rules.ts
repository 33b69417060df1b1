/** Any of these words and phrases, whole, whatever their case; those of Japanese anywhere, since it has no blanks. */
export const wordsOf = (...lists: string[]): RegExp => new RegExp(anyOf(lists), 'iu');

/** The same at the beginning of a line. */
export const beginningWith = (...lists: string[]): RegExp => new RegExp(`^[^\\p{L}\\p{N}]*(?:${anyOf(lists)})`, 'iu');

function anyOf(lists: readonly string[]): string {
  const words = lists.flatMap((list) => list.split(/,\s*/));
  const [joined, divided] = [words.filter((word) => isJapanese(word)), words.filter((word) => !isJapanese(word))];
  const whole = `(?<![\\p{L}\\p{N}])(?:${divided.map((word) => word.replaceAll(' ', '\\s')).join('|')})(?![\\p{L}\\p{N}])`;
  return [whole, ...joined].join('|');
}

function isJapanese(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
}

/** Without accents, which machines lose. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .normalize('NFC');
}
