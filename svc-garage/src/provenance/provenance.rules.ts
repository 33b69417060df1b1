import { readEdtf } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from '../messages/provenance.js';
import { daysBetween } from '../odometer/odometer.rules.js';
import type { Chapter, Identity, Match } from './provenance.entity.js';

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** A car may be at a dealer's for this long between two owners, without a gap. */
const BETWEEN_OWNERS_DAYS = 31;
/** From the day of manufacture to the first owner it may take longer: shipping, winters, showrooms. */
const UNTIL_SOLD_DAYS = 366;

/** Days without a known owner; no `to_date` means until today. */
export interface Gap {
  /** The chapter before the gap; null before the first chapter. */
  after_id: number | null;
  from_date: string;
  to_date: string | null;
}

/** Two contradicting chapters: the second begins before the first ends. */
export interface Overlap {
  first_id: number;
  second_id: number;
  from_date: string;
  to_date: string;
}

/** Chapters in order of their days; a chapter without a beginning is sorted by its end. */
export const inOrder = <C extends Chapter>(chapters: readonly C[]): C[] =>
  chapters.toSorted(
    (a, b) =>
      startOf(a).localeCompare(startOf(b)) ||
      Number(a.from_date !== null) - Number(b.from_date !== null) ||
      (a.to_date ?? LAST).localeCompare(b.to_date ?? LAST) ||
      a.id - b.id,
  );

const FIRST = '0000-01-01';
const LAST = '9999-12-31';
const startOf = ({ from_date, to_date }: Chapter): string => from_date ?? to_date!;

/** The earliest and the latest possible day of a beginning or an end. */
interface Bounds {
  first: string;
  last: string;
}

function boundsOf(day: string | null, edtf: string | null): Bounds | null {
  if (day === null) return null;
  const known = readEdtf(edtf);
  return known ? { first: known.first ?? FIRST, last: known.last ?? LAST } : { first: day, last: day };
}
const begun = ({ from_date, from_date_edtf }: Chapter): Bounds | null => boundsOf(from_date, from_date_edtf);
const ended = ({ to_date, to_date_edtf }: Chapter): Bounds | null => boundsOf(to_date, to_date_edtf);

/** The maximum number of reported overlaps: with more, something more basic is wrong. */
const OVERLAPS = 100;

/**
 * Overlaps of two chapters that certainly contradict each other; at most 100. The day of a sale belongs to both owners. An unknown end is assumed before the
 * next chapter, and an unknown beginning after the chapter before.
 */
export function overlapsOf(chapters: readonly Chapter[]): Overlap[] {
  const earlier: Ended[] = [];
  const found: { at: number; overlap: Overlap }[] = [];
  for (const [at, chapter] of inOrder(chapters).entries()) {
    const { id } = chapter;
    const [start, end] = [begun(chapter)?.last ?? LAST, ended(chapter)?.first];
    for (const first of earlier) {
      if (first.end <= start || found.length === OVERLAPS) break;
      const to_date = end && end < first.end ? end : first.end;
      found.push({ at: first.at, overlap: { first_id: first.id, second_id: id, from_date: start, to_date } });
    }
    if (found.length === OVERLAPS) break;
    if (end) earlier.splice(placeOf(end, earlier), 0, { id, at, end });
  }
  return found.sort((a, b) => a.at - b.at).map(({ overlap }) => overlap);
}

/** A chapter with the earliest possible day of its end. */
interface Ended {
  id: number;
  /** Its index in the order of chapters. */
  at: number;
  end: string;
}

/** The index at which to insert an end into a list sorted from latest to earliest. */
function placeOf(end: string, others: readonly Ended[]): number {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (others[middle]!.end > end) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Days without a known owner: before the first owner, between two owners, and until today unless the user has a chapter.
 * @param builtOn the last day on which the vehicle may have been built
 */
export function gapsOf(chapters: readonly Chapter[], builtOn: string, today: string): Gap[] {
  const ordered = inOrder(chapters);
  const [first] = ordered;
  if (!first) return [];
  const gaps: Gap[] = [];
  const start = begun(first)?.first;
  if (start && daysBetween(builtOn, start) > UNTIL_SOLD_DAYS)
    gaps.push({ after_id: null, from_date: builtOn, to_date: dayBefore(start) });
  let latest: End | null = null;
  let last: End | null = null;
  for (const next of ordered) {
    const nextStart = begun(next)?.first;
    if (last && nextStart && daysBetween(last.to_date, nextStart) > BETWEEN_OWNERS_DAYS)
      gaps.push({ after_id: last.id, from_date: dayAfter(last.to_date), to_date: dayBefore(nextStart) });
    latest = laterOf(latest, next);
    // An owner without an end is assumed to have had the vehicle until the next one.
    last = next.to_date === null || latest?.to_date === LAST ? null : latest;
  }
  const isOwn = chapters.some(({ owned_by }) => owned_by === 'me');
  if (last && !isOwn && daysBetween(last.to_date, today) > BETWEEN_OWNERS_DAYS)
    gaps.push({ after_id: last.id, from_date: dayAfter(last.to_date), to_date: null });
  return gaps;
}

interface End {
  id: number;
  to_date: string;
}

/** The later of two ends, by its latest possible day. */
function laterOf(latest: End | null, chapter: Chapter): End | null {
  const end = ended(chapter);
  return end && (!latest || end.last > latest.to_date) ? { id: chapter.id, to_date: end.last } : latest;
}

/** The summary on a vehicle's page: `4 owners known since 1968; matching numbers`. */
export interface Summary {
  /** A person with two chapters counts once. */
  owners: number;
  since: string | null;
  matching: number;
  replaced: number;
  not_known: number;
}

export function summaryOf(chapters: readonly Chapter[], identities: readonly { match: Match }[]): Summary {
  const count = (wanted: Match) => identities.filter(({ match }) => match === wanted).length;
  const [first] = inOrder(chapters);
  return {
    owners: new Set(chapters.map(whose)).size,
    since: first ? startOf(first) : null,
    matching: count('matching'),
    replaced: count('replaced'),
    not_known: count('not-known'),
  };
}

/** The identity of an owner: equal names are the same person; each owner with a withheld name counts separately. */
const whose = ({ owned_by, owner_name, id }: Chapter): string =>
  owned_by === 'named' ? `named ${owner_name?.toLowerCase()}` : owned_by === 'me' ? 'me' : `withheld ${id}`;

/** @throws Invalid if a chapter has no day, or ends before it begins, or if a name is missing or not allowed */
export function requireChapter(chapter: Omit<Chapter, 'id'>): void {
  const { owned_by, owner_name, from_date, to_date } = chapter;
  if (owned_by === 'named' && owner_name === null) throw Invalid.field('owner_name', m.ownerNameRequired);
  if (owned_by !== 'named' && owner_name !== null) throw Invalid.field('owner_name', m.noOwnerName);
  if (from_date === null && to_date === null) throw Invalid.field('from_date', m.dayRequired);
  const [start, end] = [begun({ ...chapter, id: 0 }), ended({ ...chapter, id: 0 })];
  if (start && end && end.last < start.first) throw Invalid.field('to_date', m.endsBefore);
}

/** @throws Invalid if a part of the kind `other` has no name, or if no number is given */
export function requireIdentity({ kind, name, as_built, as_fitted }: Omit<Identity, 'id'>): void {
  if (kind === 'other' && name === null) throw Invalid.field('name', m.partNameRequired);
  if (kind !== 'other' && name !== null) throw Invalid.field('name', m.noPartName);
  if (as_built === null && as_fitted === null) throw Invalid.field('as_built', m.numberRequired);
}
