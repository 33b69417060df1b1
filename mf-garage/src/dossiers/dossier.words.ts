import { formatDate, personRegion } from '@carnet/mf-kit/formats';
import { listed } from '../shared';
import type { Chapter, Dossier, DossierOptions, DossierState } from './dossier.contract';
import * as m from '../messages/dossier-words';

/** Chapters in the book's order. */
export const CHAPTERS: Readonly<Record<Chapter, string>> = {
  identity: m.chapterIdentity,
  ownership: m.chapterOwnership,
  timeline: m.chapterTimeline,
  services: m.chapterServices,
  modifications: m.chapterModifications,
  issues: m.chapterIssues,
  'track-days': m.chapterTrackDays,
  plates: m.chapterPlates,
  papers: m.chapterPapers,
  parts: m.chapterParts,
};

export const ALL_CHAPTERS = Object.keys(CHAPTERS) as Chapter[];

export const PAPER_SIZES = { a4: m.a4, letter: m.letter } as const;
export const DISTANCE_UNITS = { mi: m.miles, km: m.kilometers } as const;

export const STATES: Readonly<Record<DossierState, string>> = {
  queued: m.queued,
  collecting: m.collecting,
  drawing: m.drawing,
  typesetting: m.typesetting,
  sealing: m.sealing,
  ready: m.ready,
  failed: m.failed,
};

type Far = Pick<Dossier, 'state' | 'done' | 'of' | 'place' | 'waiting'>;

/** The state of a book: `Drawing photographs and papers, 12 of 105`; or the reason why it waits. */
export function stateText({ state, done, of, place, waiting }: Far): string {
  if (waiting) return waiting.msg;
  if (state === 'queued' && place !== null) return place > 1 ? m.queuedBehind({ count: place - 1 }) : m.queuedNext;
  const isCounted = of > 0;
  return isCounted ? m.stepOf({ step: STATES[state], done, of }) : STATES[state];
}

/** Progress without the state: `12 of 105`. Null while nothing is counted. */
export function farText({ state, done, of, place, waiting }: Far): string | null {
  if (waiting) return m.waits;
  if (state === 'queued' && place !== null) return m.placeIs({ place });
  return of > 0 ? m.doneOf({ done, of }) : null;
}

/** A language in its own words: `Deutsch`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

export const leftOutOf = ({ chapters }: Pick<DossierOptions, 'chapters'>): string[] =>
  ALL_CHAPTERS.filter((chapter) => !chapters.includes(chapter)).map((chapter) => CHAPTERS[chapter]);

/** Content that the book withholds: `Prices and names`. Null if it withholds nothing. */
export function withheldText({ withhold, withhold_words }: DossierOptions): string | null {
  const what = [
    ...(withhold.includes('prices') ? [m.prices] : []),
    ...(withhold.includes('names') ? [m.names] : []),
    ...(withhold_words.length > 0 ? [m.words({ count: withhold_words.length })] : []),
  ];
  return what.length > 0 ? listed(what) : null;
}

/** First and last day of the book. Null if it covers the whole history. */
export function spanText({ from, to }: Pick<DossierOptions, 'from' | 'to'>): string | null {
  if (from && to) return m.fromTo({ from: formatDate(from), to: formatDate(to) });
  if (from) return m.since({ from: formatDate(from) });
  return to ? m.until({ to: formatDate(to) }) : null;
}

/** `4.4 MB` */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const value = new Intl.NumberFormat(personRegion(), { maximumFractionDigits: isLarge ? 1 : 0 });
  return `${value.format(bytes / (isLarge ? 1_000_000 : 1_000))} ${isLarge ? 'MB' : 'kB'}`;
}
