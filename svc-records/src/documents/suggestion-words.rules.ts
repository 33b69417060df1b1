/** Matches any of these words and phrases as a whole, ignoring case; Japanese ones anywhere, because Japanese has no spaces. */
export const wordsOf = (...lists: string[]): RegExp => new RegExp(anyOf(lists), 'iu');

/** Matches the same words at the beginning of a line. */
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

/** Removes accents, which OCR often loses. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .normalize('NFC');
}
