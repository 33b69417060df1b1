import type { Book, BookOptions } from '../model/book.js';
import { selected } from '../model/selection.rules.js';
import { plainText, richText, wordsOf } from '../text/rich-text.rules.js';
import { entriesIn, happenings } from './evidence.rules.js';
import { mayShow, withheldWords } from './redaction.rules.js';

/** The estimated size of a book, computed before anything is drawn. */
export interface Estimate {
  pages: number;
  /** The number of photos in the book. */
  plates: number;
  sheets: number;
  entries: number;
  papers: number;
  /** Counts of withheld values: amounts of records and fuel totals, owners with a name, and words. */
  withheld: { prices: number; names: number; words: number };
  /** Papers that are left out, because something is withheld and their owner has not reviewed them. */
  hidden_missing: number;
}

/** Fixed pages: cover, contents, summary, reading guide, gaps, verification. */
const FRAME = 7;
/** Averages per page, counted in the example book. */
const ON_A_PAGE = {
  letters: 3_000,
  timeline: 34,
  register: 9,
  identities: 14,
  plates: 2.6,
  fuel: 30,
  mounted: 4,
  parts: 70,
};
/** The space of an entry without a text, in letters. */
const LETTERS_OF_ENTRY = 260;
const LETTERS_OF_PART = 60;
const MOST_SHEETS = 30;

/** @param pagesOfPapers page counts by paper number; a paper without a count is taken as one page */
export function estimateOf(whole: Book, pagesOfPapers: ReadonlyMap<number, number>): Estimate {
  const book = selected(whole);
  const { options, papers, photos } = book;
  const has = (chapter: BookOptions['chapters'][number]): boolean => options.chapters.includes(chapter);
  const shown = options.sheets && has('papers') ? papers.filter(({ hidden }) => mayShow(hidden, options)) : [];
  const sheets = shown.reduce((sum, { number }) => sum + Math.min(pagesOfPapers.get(number) ?? 1, MOST_SHEETS), 0);
  const plates = has('plates') ? photos.length : 0;
  return {
    pages: FRAME + pagesOfText(book, has) + Math.ceil(plates / ON_A_PAGE.plates) + sheets,
    plates,
    sheets,
    entries: entriesIn(book).length,
    papers: papers.length,
    withheld: withheldOf(book),
    hidden_missing: papers.filter(({ hidden }) => hidden === null && !mayShow(hidden, options)).length,
  };
}

function withheldOf(book: Book): Estimate['withheld'] {
  const { options, services, modifications, issues, trackDays, owners, fuel } = book;
  const costs = [services, modifications, issues, trackDays].flat().filter(({ cost }) => cost !== null);
  const sums = fuel.flatMap((year) => year.costs);
  const paid = owners.filter((owner) => owner.paid !== null);
  const words = withheldWords({ options: { ...options, withhold: [] }, owners: [] });
  return {
    prices: options.withhold.includes('prices') ? costs.length + sums.length + paid.length : 0,
    names: options.withhold.includes('names') ? owners.filter(({ name }) => name !== null).length : 0,
    words: words.length,
  };
}

type Has = (chapter: BookOptions['chapters'][number]) => boolean;

function pagesOfText(book: Book, has: Has): number {
  const { services, modifications, issues, trackDays, owners, identities, papers, fuel, mounted } = book;
  const parts = [...services, ...modifications].flatMap((one) => one.parts);
  const letters = (chapter: BookOptions['chapters'][number], texts: string[]): number =>
    has(chapter)
      ? Math.ceil(texts.reduce((sum, text) => sum + LETTERS_OF_ENTRY + text.length, 0) / ON_A_PAGE.letters)
      : 0;
  const rows = (chapter: BookOptions['chapters'][number], count: number, onAPage: number): number =>
    has(chapter) ? Math.ceil(count / onAPage) : 0;
  return (
    letters(
      'services',
      services.map((one) => textOf([one.description, one.report], one.notes) + room(one.parts)),
    ) +
    letters(
      'modifications',
      modifications.map((one) => textOf([one.description], one.notes) + room(one.parts)),
    ) +
    letters(
      'issues',
      issues.map((one) => textOf([one.description], one.resolution)),
    ) +
    letters(
      'track-days',
      trackDays.map(({ report }) => textOf([report], null)),
    ) +
    letters(
      'ownership',
      owners.map(({ story }) => textOf([story], null)),
    ) +
    rows('timeline', happenings(book).length + owners.length, ON_A_PAGE.timeline) +
    rows('identity', identities.length + 1, ON_A_PAGE.identities) +
    rows('fuel', fuel.length, ON_A_PAGE.fuel) +
    rows('mounted', mounted.length, ON_A_PAGE.mounted) +
    rows('papers', papers.length, ON_A_PAGE.register) +
    rows('parts', parts.length, ON_A_PAGE.parts)
  );
}

const textOf = (rich: readonly (string | null)[], plain: string | null): string =>
  wordsOf([...rich.flatMap((html) => richText(html)), ...plainText(plain)]);

const room = (parts: readonly unknown[]): string => ' '.repeat(parts.length * LETTERS_OF_PART);
