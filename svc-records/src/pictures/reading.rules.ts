import { PAGES_OF_TEXT } from './pages.rules.js';

/** What is less sure than this, in per cent, is no word. */
const SURE_WORD = 60;
/** Of what looked like words so many have to be ones, or it was no writing; and there have to be so many, of so many letters and digits. */
const SHARE_OF_WORDS = 0.5;
const FEWEST_WORDS = 4;
const FEWEST_CHARACTERS = 20;
/** A page of text has so many letters and digits; what a scanner writes below its picture has fewer. */
const CHARACTERS_OF_TEXT = 20;

/** Whether a document of so many pages says something as text, or is a picture of it. */
export const isText = (text: string, pages: number): boolean =>
  charactersIn(text) >= CHARACTERS_OF_TEXT * Math.min(pages, PAGES_OF_TEXT);

const charactersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * The lines of what Tesseract read, of the words that it is sure of.
 * @param tsv as Tesseract writes it: a line for each word, with where it stands and how sure it is
 * @returns null where it is not writing at all
 */
export function textRead(tsv: string): string | null {
  const words = tsv.split('\n').flatMap((line) => wordOf(line) ?? []);
  const sure = words.filter(({ confidence }) => confidence >= SURE_WORD);
  const lines = new Map<string, string[]>();
  for (const { line, text } of sure) lines.set(line, [...(lines.get(line) ?? []), text]);
  const text = [...lines.values()].map((line) => line.join(' ')).join('\n');
  const all = words.map((word) => word.text).join(' ');
  const characters = charactersIn(text);
  const isWriting =
    sure.length >= FEWEST_WORDS && characters >= FEWEST_CHARACTERS && characters >= charactersIn(all) * SHARE_OF_WORDS;
  return isWriting ? text : null;
}

interface Word {
  /** Names its line on the page. */
  line: string;
  confidence: number;
  text: string;
}

const LEVEL_OF_WORDS = '5';

/** level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function wordOf(row: string): Word | null {
  const [level, , block, paragraph, line, , , , , , confidence, text = ''] = row.split('\t');
  if (level !== LEVEL_OF_WORDS || text.trim() === '') return null;
  return { line: `${block}.${paragraph}.${line}`, confidence: Number(confidence), text: text.trim() };
}
