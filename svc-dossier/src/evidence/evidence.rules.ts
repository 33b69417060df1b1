import { dayOf, readEdtf } from '@carnet/fields';
import type { Backed, Book, BookOptions, Day, Happening, Owner, Reading } from '../model/book.js';

/** The strongest evidence for a statement: a paper written by somebody else, a photo, or only the owner's word. */
export type Source = 'paper' | 'photo' | 'word';

export interface Evidence {
  source: Source;
  /** Entered more than sixty days after it happened, from papers or from memory. */
  isLate: boolean;
}

const IN_TIME_DAYS = 60;
const DAY_MS = 86_400_000;

/** Source and lateness are separate values, so that neither hides the other. */
export const evidenceOf = (thing: Backed & { day?: string | null }): Evidence => ({
  source: sourceOf(thing),
  isLate: thing.day != null && thing.enteredOn !== null && isLate(thing.day, thing.enteredOn),
});

export function sourceOf({ papers, photos }: Pick<Backed, 'papers' | 'photos'>): Source {
  if (papers.length > 0) return 'paper';
  return photos.length > 0 ? 'photo' : 'word';
}

/** Measures from the last day of an imprecise date. A date without a beginning (`../1976`) always counts as late. */
const isLate = (day: string, enteredOn: string): boolean =>
  !hasBeginning(day) || (Date.parse(enteredOn) - Date.parse(lastDay(day))) / DAY_MS > IN_TIME_DAYS;

/** The day to sort an imprecise date by. */
export function firstDay(day: string): string {
  const known = readEdtf(day);
  return known ? dayOf(known) : day;
}

/** The last possible day of a date; the first day if the date is open-ended. */
export const lastDay = (day: string): string => readEdtf(day)?.last ?? firstDay(day);

/** Returns true if a date has a known beginning: `../1976` has none. */
const hasBeginning = (day: string): boolean => readEdtf(day)?.first !== null;

/** The year to sort a date by. */
export const yearOf = (day: string): number => Number(firstDay(day).slice(0, 4));

/** The year of a date's last possible day. */
export const lastYearOf = (day: string): number => Number(lastDay(day).slice(0, 4));

/** All dated events of a book, without plans. */
export const happenings = (book: Book): Happening[] => [
  ...book.services,
  ...book.modifications.filter(({ status }) => status !== 'Planned'),
  ...book.issues,
  ...book.trackDays,
];

/** The events whose chapter is in the book. */
export function entriesIn(book: Book): Happening[] {
  const { chapters } = book.options;
  const of = <T>(chapter: BookOptions['chapters'][number], things: T[]): T[] =>
    chapters.includes(chapter) ? things : [];
  return happenings({
    ...book,
    services: of('services', book.services),
    modifications: of('modifications', book.modifications),
    issues: of('issues', book.issues),
    trackDays: of('track-days', book.trackDays),
  });
}

/** Counts of entries in a year, by their evidence. */
export interface YearCoverage {
  year: number;
  paper: number;
  photo: number;
  word: number;
}

/** Owners whose acquisition has evidence. It counts as evidence for the year of the acquisition. */
const provenOwners = ({ owners }: Book): (Owner & { day: Day })[] =>
  owners.flatMap((owner) => (owner.from !== null && sourceOf(owner) !== 'word' ? { ...owner, day: owner.from } : []));

/**
 * Every year from the vehicle's first to that of the book, including empty ones. An event with an imprecise date counts in each possible year. An event without
 * a beginning counts in none.
 */
export function coverage(book: Book): YearCoverage[] {
  const all = [...happenings(book), ...provenOwners(book)].filter(({ day }) => hasBeginning(day));
  const known = [
    ...all.map(({ day }) => day),
    ...book.owners.flatMap(({ from }) => from ?? []),
    ...book.readings.map(({ day }) => day),
    ...[book.vehicle.builtOn ?? []].flat(),
    book.issuedOn,
  ].map(yearOf);
  const first = Math.min(...known, book.vehicle.year ?? Infinity);
  const years = Array.from({ length: yearOf(book.issuedOn) - first + 1 }, (_, at) => first + at);
  return years.map((year) => {
    const of = all.filter(({ day }) => yearOf(day) <= year && year <= lastYearOf(day)).map(sourceOf);
    const count = (source: Source): number => of.filter((one) => one === source).length;
    return { year, paper: count('paper'), photo: count('photo'), word: count('word') };
  });
}

export interface YearGap {
  from: number;
  to: number;
  /** No entries at all, or entries of which none has a paper. */
  kind: 'nothing' | 'no-paper';
}

/** Consecutive years without any entry, or without any paper. */
export function yearGaps(years: readonly YearCoverage[]): YearGap[] {
  const gaps: YearGap[] = [];
  for (const { year, paper, photo, word } of years) {
    if (paper > 0) continue;
    const kind = photo + word > 0 ? 'no-paper' : 'nothing';
    const last = gaps.at(-1);
    if (last?.kind === kind && last.to === year - 1) last.to = year;
    else gaps.push({ from: year, to: year, kind });
  }
  return gaps;
}

export interface DistanceGap {
  from: Reading;
  to: Reading;
  distance: number;
}

/** The minimum distance without a paper that is reported as a gap, in the odometer's unit. */
export const LONGEST_WITHOUT_PAPER = { mi: 10_000, km: 16_000, h: 400 } as const;

/** Distances without any paper that are longer than a year or two of driving. */
export function distanceGaps(book: Book): DistanceGap[] {
  const owners = provenOwners(book).map((owner) => ({ ...owner, mileage: owner.mileageFrom }));
  const proven = [...happenings(book), ...owners]
    .filter((one) => one.mileage !== null && sourceOf(one) === 'paper')
    .map(({ day, mileage }) => ({ day, value: mileage! }));
  const ends = [book.readings[0], book.readings.at(-1)].flatMap((one) => one ?? []);
  const known = [...proven, ...ends].sort(
    (one, other) => firstDay(one.day).localeCompare(firstDay(other.day)) || one.value - other.value,
  );
  return known.slice(1).flatMap((to, at) => {
    const from = known[at]!;
    const distance = to.value - from.value;
    return distance > LONGEST_WITHOUT_PAPER[book.vehicle.odometerUnit] ? [{ from, to, distance }] : [];
  });
}
