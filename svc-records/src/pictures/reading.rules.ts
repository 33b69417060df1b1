import { PAGES_OF_TEXT } from './pages.rules.js';

/** The minimum confidence of a word, in percent. */
const SURE_WORD = 60;
/** To count as text, this fraction of the characters must be in accepted words; and there must be a minimum of words and of characters. */
const SHARE_OF_WORDS = 0.5;
const FEWEST_WORDS = 4;
const FEWEST_CHARACTERS = 20;
/** A page of text has at least this many letters and digits; a line that a scanner prints below a picture has fewer. */
const CHARACTERS_OF_TEXT = 20;

/** Returns true if a document with this many pages is text, not a picture of text. */
export const isText = (text: string, pages: number): boolean =>
  charactersIn(text) >= CHARACTERS_OF_TEXT * Math.min(pages, PAGES_OF_TEXT);

const charactersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * The rows of recognized text, from words with enough confidence. Tesseract reads tables by column: pieces at the same height are joined into one row, so that
 * an amount is on the row of its item.
 * @param tsv Tesseract's output: one line for each word, with position and confidence
 * @returns null if the picture is not text
 */
export function textRead(tsv: string): string | null {
  const words = tsv.split('\n').flatMap((line) => wordOf(line) ?? []);
  const sure = words.filter(({ confidence }) => confidence >= SURE_WORD);
  const lines = new Map<string, Word[]>();
  for (const word of sure) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const text = inJapanese(
    rowsOf([...lines.values()])
      .map(textOf)
      .join('\n'),
  );
  const all = words.map((word) => word.text).join(' ');
  const characters = charactersIn(text);
  const isWriting =
    sure.length >= FEWEST_WORDS && characters >= FEWEST_CHARACTERS && characters >= charactersIn(all) * SHARE_OF_WORDS;
  return isWriting ? text : null;
}

/** Words of invoices, without accents, since OCR may lose them. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  deu: 'rechnung datum und der die mit bei menge bezeichnung betrag gesamt summe mwst ust kunde zahlbar'.split(' '),
  fra: 'facture date le la les du des et client tva ttc ht montant prix quantite total rue tel merci reglement payer'.split(
    ' ',
  ),
  ita: 'fattura data di del della via iva totale importo prezzo cliente targa ricevuta pagamento documento'.split(' '),
  spa: 'factura fecha de del la calle iva importe precio cliente matricula concepto gracias total tarjeta nif'.split(
    ' ',
  ),
  eng: 'invoice date the and of to for tax total customer vehicle amount price paid qty thank you due'.split(' '),
};
/** The minimum number of these words to decide a language. */
const FEWEST_TELLING = 3;

/**
 * Puts the language of a text first, if its words decide it: Tesseract's first language determines which accents are recognized. Returns the same array if the
 * order is already right.
 */
export function languagesFor(text: string, languages: readonly string[]): readonly string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [first, second] = languages
    .map((language) => ({ language, count: words.filter((word) => WORDS[language]?.includes(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const isTold = first && first.count >= FEWEST_TELLING && first.count > (second?.count ?? 0);
  if (!isTold || first.language === languages[0] || first.language === WITHOUT_ACCENTS) return languages;
  return [first.language, ...languages.filter((language) => language !== first.language)];
}

const WITHOUT_ACCENTS = 'eng';

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The maximum vertical offset between two pieces of a row, as a fraction of the height. */
const SAME_HEIGHT = 0.45;

/**
 * Joins lines from left to right: each is appended to the row that ends closest to it at the same height, or begins a new row. Rows are sorted from top to
 * bottom.
 */
function rowsOf(lines: readonly Word[][]): Word[][] {
  const rows: Word[][] = [];
  for (const line of lines.toSorted((a, b) => a[0]!.left - b[0]!.left)) {
    const [first] = line as [Word];
    const [row] = rows
      .filter((one) => isBefore(one.at(-1)!, first))
      .toSorted((a, b) => gapTo(a.at(-1)!, first) - gapTo(b.at(-1)!, first));
    if (row) row.push(...line);
    else rows.push([...line]);
  }
  return rows.toSorted((a, b) => middleOf(a[0]!) - middleOf(b[0]!));
}

const isBefore = (last: Word, first: Word): boolean =>
  last.right <= first.left && gapTo(last, first) < SAME_HEIGHT * Math.max(last.height, first.height);

const gapTo = (last: Word, first: Word): number => Math.abs(middleOf(last) - middleOf(first));

const middleOf = ({ top, height }: Word): number => top + height / 2;

const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const BETWEEN_JAPANESE = new RegExp(`(?<=${JAPANESE}) (?=${JAPANESE})`, 'gu');

/** Removes spaces, which Japanese does not use, and repairs the yen sign, which OCR reads as a backslash or a letter. */
const inJapanese = (text: string): string =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? text.replace(BETWEEN_JAPANESE, '').replace(/(?<![\p{L}\p{N}])[\\Y] ?(?=\d)/gu, '¥')
    : text;

interface Word {
  /** Identifies the word's line on the page. */
  line: string;
  left: number;
  right: number;
  top: number;
  height: number;
  confidence: number;
  text: string;
}

const LEVEL_OF_WORDS = '5';

/** columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function wordOf(row: string): Word | null {
  const [level, , block, paragraph, line, , ...rest] = row.split('\t');
  const [left, top, width, height, confidence] = rest.slice(0, 5).map(Number);
  const text = (rest[5] ?? '').trim();
  if (level !== LEVEL_OF_WORDS || text === '') return null;
  return {
    ...{ line: `${block}.${paragraph}.${line}`, confidence: confidence!, text },
    ...{ left: left!, right: left! + width!, top: top!, height: height! },
  };
}
