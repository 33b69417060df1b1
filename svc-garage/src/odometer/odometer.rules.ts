import type { EventReadingCorrection, InstrumentChapter, RecordReadingCorrection } from '@carnet/contracts';
import { inUnit, type OdometerUnit, readEdtf } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from '../messages/odometer.js';
import { type Chapter, type Reading, RECORD_SOURCES } from './odometer.entity.js';

export const FINDING_KINDS = ['turned-back', 'rollover', 'too-fast', 'two-values-in-a-day', 'silent'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Explanations of a finding: a standing of one of its readings, or a chapter. */
export const EXPLANATIONS = [
  'typing-error',
  'replaced',
  'rolled-over',
  'unknown-mileage',
  'laid-up',
  'unit-changed',
  'reading',
  'confirmed',
] as const;
export type Explanation = (typeof EXPLANATIONS)[number];

/** Something in the readings that does not fit, told by the two readings that show it, in their order. */
export interface Finding {
  kind: FindingKind;
  before: Reading;
  after: Reading;
  explanations: readonly Explanation[];
}

/** More than can be driven in a day. */
const TOO_FAST_PER_DAY: Record<OdometerUnit, number> = { mi: 2_500, km: 4_000, h: 24 };
/** Two looks at one instrument on one day may be a drive apart. */
const SAME_DAY_MAY_DIFFER = 5;
const SILENT_DAYS = 2 * 365.25;
/** The last mile of an instrument with five digits. */
const FIVE_DIGITS = 99_999;
/** Bounds near the end, and near the start, of an instrument with five digits. */
const NEAR_THE_END = 90_000;
const NEAR_THE_START = 10_000;

const DAY = 86_400_000;

/** Days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The day that lies so many days before another. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

const SPANS: readonly Chapter['kind'][] = ['unknown-mileage', 'laid-up'];
const CHANGES: readonly Chapter['kind'][] = ['replaced', 'rolled-over', 'unit-changed'];
const isSpan = ({ kind }: Pick<Chapter, 'kind'>): boolean => SPANS.includes(kind);
const isChange = ({ kind }: Pick<Chapter, 'kind'>): boolean => CHANGES.includes(kind);

/** Converts a count from one unit to another; hours and distances say nothing of each other and stay as they are. */
const counted = (value: number, from: OdometerUnit, to: OdometerUnit): number => inUnit(value, from, to) ?? value;

type Key = string;
export const keyOf = ({ source, id }: Pick<Reading, 'source' | 'id'>): Key => `${source} ${id}`;

/** The reading that a chapter speaks of; null if it speaks of the instrument. */
const subjectOf = ({ reading_source, reading_id }: Chapter): Key | null =>
  reading_source && reading_id ? keyOf({ source: reading_source, id: reading_id }) : null;

/**
 * Readings as they count: with what their owner has said of them. What was said of a reading that says something else by now is said of
 * it no more: its record was corrected since.
 */
export function accounted<R extends Omit<Reading, 'read_on'>>(
  readings: readonly R[],
  chapters: readonly Chapter[],
): R[] {
  const said = new Map<Key | null, Chapter>();
  for (const chapter of chapters)
    if (chapter.kind === 'typing-error' || chapter.kind === 'estimate') said.set(subjectOf(chapter), chapter);
  return readings.map((reading): R => {
    const chapter = said.get(keyOf(reading));
    if (!chapter || chapter.read_value !== reading.value) return reading;
    if (chapter.kind === 'estimate') return { ...reading, standing: 'estimate' };
    if (chapter.corrected_value === null) return { ...reading, standing: 'typing-error' };
    const written_value = reading.written_value ?? reading.value;
    return { ...reading, standing: 'corrected', value: chapter.corrected_value, written_value };
  });
}

const isExact = ({ read_on_edtf }: Reading): boolean => !read_on_edtf;

/**
 * Readings that count, in order: by day, and within a day by what they show, so that a drive on that day is none backwards. Where the
 * instrument was changed on that day, the old one comes first, which as a rule shows more.
 */
function inOrder(readings: readonly Reading[], changes: readonly Chapter[]): Reading[] {
  const daysOfChange = new Set(changes.map(({ from_date }) => from_date));
  const counting = readings.filter(({ standing }) => standing !== 'typing-error');
  const exact = counting.filter(isExact);
  return counting
    .map((reading) => ({ reading, day: dayAmong(exact, reading) }))
    .sort((a, b) => {
      if (a.day !== b.day) return a.day < b.day ? -1 : 1;
      const rise = a.reading.value - b.reading.value;
      return daysOfChange.has(a.day) ? -rise : rise;
    })
    .map(({ reading }) => reading);
}

/** The day that a reading takes among exact ones: of an inexact one, the last within its days whose reading shows no more, or else its first. */
function dayAmong(exact: readonly Reading[], reading: Reading): string {
  if (isExact(reading)) return reading.read_on;
  const { last } = daysOf(reading);
  const before = exact.filter(({ read_on, value }) => (last === null || read_on <= last) && value <= reading.value);
  return before.reduce((day, { read_on }) => (read_on > day ? read_on : day), reading.read_on);
}

/** The days between which a reading was taken; null at an open end. */
const daysOf = ({ read_on, read_on_edtf }: Reading) => readEdtf(read_on_edtf) ?? { first: read_on, last: read_on };

/** The days that are sure to lie between two readings. */
function surelyBetween(before: Reading, after: Reading): number {
  const [{ last }, { first }] = [daysOf(before), daysOf(after)];
  return last === null || first === null ? 0 : daysBetween(last, first);
}

/** The way from one reading to the next. */
interface Leg {
  before: Reading;
  after: Reading;
  /** Changes of the instrument on the way. */
  changes: Chapter[];
  /** The mileage of some of the way is not known. */
  unknown: boolean;
  laidUp: boolean;
  /** Its owner says that it is right as it is. */
  confirmed: boolean;
  /** The units in which the instrument counted at its start, and at its end. */
  unit: OdometerUnit;
  endUnit: OdometerUnit;
}

/** @param unit in what the instrument counts today */
function legsOf(readings: readonly Reading[], chapters: readonly Chapter[], unit: OdometerUnit): Leg[] {
  const changes = chapters.filter(isChange).sort((a, b) => a.from_date.localeCompare(b.from_date));
  const ordered = inOrder(readings, changes);
  const legs = ordered.slice(1).map((after, i): Leg => {
    const before = ordered[i]!;
    const over = (kind: Chapter['kind']) =>
      chapters.some((chapter) => chapter.kind === kind && touches(chapter, before.read_on, after.read_on));
    const unknown = over('unknown-mileage');
    const confirmed = chapters.some((chapter) => isConfirmed(chapter, before, after));
    return { before, after, changes: [], unknown, laidUp: over('laid-up'), confirmed, unit, endUnit: unit };
  });
  for (const change of changes) legOf(change, legs)?.changes.push(change);
  // The present unit is known of today only; each change tells the unit until then.
  let unitThen = changesAfter(legs, changes).find(({ unit_before }) => unit_before)?.unit_before ?? unit;
  for (const leg of [...legs].reverse()) {
    leg.endUnit = unitThen;
    for (const { unit_before } of [...leg.changes].reverse()) unitThen = unit_before ?? unitThen;
    leg.unit = unitThen;
  }
  return legs;
}

/** Changes of the instrument that no reading has followed. */
function changesAfter(legs: readonly Leg[], changes: readonly Chapter[]): Chapter[] {
  const last = legs.at(-1)?.after.read_on;
  return changes.filter((change) => last !== undefined && change.from_date > last);
}

/** Readings that count, in order, of the instrument that is there now: after the last change of it that a reading has followed. */
export function ofThisInstrument<R extends Reading>(readings: readonly R[], chapters: readonly Chapter[]): R[] {
  const changes = chapters.filter(isChange);
  if (changes.length === 0) return inOrder(readings, changes) as R[];
  const last = legsOf(readings, chapters, 'mi').findLastIndex((leg) => leg.changes.length > 0);
  return inOrder(readings, changes).slice(last + 1) as R[];
}

/** The reading that comes before another, as they count; undefined where none does. */
export const readingBefore = (
  reading: Pick<Reading, 'source' | 'id'>,
  readings: readonly Reading[],
  chapters: readonly Chapter[],
): Reading | undefined => legsOf(readings, chapters, 'mi').find(({ after }) => keyOf(after) === keyOf(reading))?.before;

const isConfirmed = (chapter: Chapter, before: Reading, after: Reading): boolean =>
  chapter.kind === 'confirmed' &&
  chapter.reading_source === after.source &&
  chapter.reading_id === after.id &&
  chapter.read_value === after.value &&
  chapter.earlier_source === before.source &&
  chapter.earlier_id === before.id &&
  chapter.earlier_value === before.value;

/** The leg that a change of the instrument lies on: of those that end or begin on its day, one that falls, or else the last. */
function legOf({ from_date }: Chapter, legs: readonly Leg[]): Leg | undefined {
  const around = legs.filter(({ before, after }) => before.read_on <= from_date && from_date <= after.read_on);
  return around.find(({ before, after }) => after.value < before.value) ?? around.at(-1);
}

/** Tells whether a span has days between two others in common with them. */
const touches = ({ from_date, to_date }: Chapter, from: string, to: string): boolean =>
  from_date < to && (to_date === null || to_date > from);

/** Something that the instrument counted without a change: from one value to another, between two days, in one unit. */
interface Stretch {
  from: string;
  to: string;
  first: number;
  last: number;
  unit: OdometerUnit;
}

/**
 * A leg in stretches, one for each instrument on it. What was not written down of a change counts as nothing; one that only counts in
 * another unit goes on where it was.
 */
function stretchesOf({ before, after, changes, unit, endUnit }: Leg): Stretch[] {
  const stretches: Stretch[] = [];
  let at: Stretch = { from: before.read_on, to: after.read_on, first: before.value, last: after.value, unit };
  changes.forEach(({ kind, from_date, last_value, first_value }, i) => {
    const next = changes.slice(i + 1).find(({ unit_before }) => unit_before !== null)?.unit_before ?? endUnit;
    const last = last_value ?? (kind === 'rolled-over' ? FIVE_DIGITS : null);
    stretches.push({ ...at, to: from_date, last: Math.max(at.first, last ?? at.first) });
    // The mile from the last value to the first.
    if (kind === 'rolled-over')
      stretches.push({ ...at, from: from_date, to: from_date, first: FIVE_DIGITS, last: FIVE_DIGITS + 1 });
    const first = first_value ?? beginsAt(kind, stretches.at(-1)!, next) ?? after.value;
    at = { from: from_date, to: after.read_on, first, last: after.value, unit: next };
  });
  return [...stretches, at];
}

function beginsAt(kind: Chapter['kind'], { last, unit }: Stretch, next: OdometerUnit): number | null {
  if (kind === 'rolled-over') return 0;
  return kind === 'unit-changed' ? Math.round(counted(last, unit, next)) : null;
}

/** The distance covered on a leg, in the unit `unit`, not rounded; null where nobody knows it. */
function distanceOf(leg: Leg, unit: OdometerUnit): number | null {
  if (leg.unknown) return null;
  return sum(stretchesOf(leg).map((part) => counted(part.last - part.first, part.unit, unit)));
}

/** Finds contradictions in a vehicle's readings, in the order of their days, without those that its chapters explain (ledger: findings). */
export function findingsOf(
  readings: readonly Reading[],
  chapters: readonly Chapter[],
  unit: OdometerUnit = 'mi',
): Finding[] {
  return legsOf(readings, chapters, unit).flatMap((leg) => {
    const kind = leg.confirmed ? null : findingOn(leg, unit);
    return kind ? [{ kind, before: leg.before, after: leg.after, explanations: EXPLAINED_BY[kind] }] : [];
  });
}

/** Former findings, with the chapters that explain them. */
export interface Explained {
  kind: FindingKind;
  before: Reading;
  after: Reading;
  chapters: number[];
}

/** Findings in the readings as they were written down, that somebody has explained. */
export function explainedOf(
  readings: readonly Reading[],
  chapters: readonly Chapter[],
  unit: OdometerUnit = 'mi',
): Explained[] {
  const open = new Set(findingsOf(accounted(readings, chapters), chapters, unit).map(pairOf));
  return findingsOf(readings, [], unit)
    .filter((finding) => !open.has(pairOf(finding)))
    .map(({ kind, before, after }) => ({
      ...{ kind, before, after },
      chapters: chapters.filter((chapter) => speaksOf(chapter, before, after)).map(({ id }) => id),
    }))
    .filter((explained) => explained.chapters.length > 0);
}

const pairOf = ({ kind, before, after }: Pick<Finding, 'kind' | 'before' | 'after'>): string =>
  `${kind} ${keyOf(before)} ${keyOf(after)}`;

/** Tells whether a chapter has to do with the way from one reading to another. */
function speaksOf(chapter: Chapter, before: Reading, after: Reading): boolean {
  const { kind, from_date } = chapter;
  if (isSpan(chapter)) return touches(chapter, before.read_on, after.read_on);
  if (isChange(chapter)) return before.read_on <= from_date && from_date <= after.read_on;
  if (kind === 'confirmed') return isConfirmed(chapter, before, after);
  const subject = subjectOf(chapter);
  return subject === keyOf(before) || subject === keyOf(after);
}

const EXPLAINED_BY: Record<FindingKind, readonly Explanation[]> = {
  'turned-back': ['typing-error', 'replaced', 'unit-changed', 'unknown-mileage', 'confirmed'],
  rollover: ['rolled-over', 'replaced', 'typing-error', 'confirmed'],
  'too-fast': ['typing-error', 'replaced', 'unit-changed', 'confirmed'],
  'two-values-in-a-day': ['typing-error', 'confirmed'],
  silent: ['reading', 'laid-up', 'unknown-mileage', 'confirmed'],
};

function findingOn(leg: Leg, unit: OdometerUnit): FindingKind | null {
  const { before, after, changes, laidUp } = leg;
  const distance = distanceOf(leg, unit);
  // Inexact days count only as far as they surely lie between: nothing is found that some day would explain.
  const isSure = isExact(before) && isExact(after);
  const days = surelyBetween(before, after);
  if (distance !== null) {
    if (isSure && days === 0 && changes.length === 0)
      return distance > SAME_DAY_MAY_DIFFER ? 'two-values-in-a-day' : null;
    if (distance < 0 && (isSure || days > 0))
      return before.value >= NEAR_THE_END && before.value <= FIVE_DIGITS && after.value < NEAR_THE_START
        ? 'rollover'
        : 'turned-back';
    if (isSure && distance / Math.max(1, days) > TOO_FAST_PER_DAY[unit]) return 'too-fast';
  }
  return days > SILENT_DAYS && !laidUp && !leg.unknown ? 'silent' : null;
}

export interface Covered {
  /** The distance that is known to have been driven between the first reading and the last, in today's unit. */
  distance: number;
  since: string;
  /** The readings leave some of the way open: it is the least that was driven. */
  at_least: boolean;
}

/** The distance that a vehicle has covered since its first reading, over all its instruments; null without a reading. */
export function coveredBy(
  readings: readonly Reading[],
  chapters: readonly Chapter[],
  unit: OdometerUnit = 'mi',
): Covered | null {
  const [first] = inOrder(readings, []);
  if (!first) return null;
  const driven = waysOf(readings, chapters, unit);
  const distance = Math.round(sum(driven.map((way) => way.distance ?? 0)));
  return { distance, since: first.read_on, at_least: driven.some((way) => way.open) };
}

/** From the day of one reading to that of the next. */
export interface Driven {
  from: string;
  to: string;
  /** In today's unit, not rounded; null where it does not count. */
  distance: number | null;
  /** Some of the way is not known. */
  open: boolean;
}

/** The counting parts of the way from each reading of an exact day to the next: an inexact one does not say by when. */
export const drivenBy = (readings: readonly Reading[], chapters: readonly Chapter[], unit: OdometerUnit): Driven[] =>
  waysOf(readings.filter(isExact), chapters, unit);

/** The counting part of the way from each reading to the next. */
function waysOf(readings: readonly Reading[], chapters: readonly Chapter[], unit: OdometerUnit): Driven[] {
  const legs = legsOf(readings, chapters, unit);
  const distances = legs.map((leg) => distanceOf(leg, unit));
  return legs.map(({ before, after }, i) => {
    const distance = distances[i]!;
    const counts = distance !== null && (distance >= 0 || isUndone(distances, i));
    const open = distance === null || distance < 0;
    const [from, to] = [before.read_on, after.read_on];
    return { from, to: to < from ? from : to, distance: counts ? distance : null, open };
  });
}

/** A value that fell and rose again, or rose and fell, is one reading that is wrong: the driven distance is the remainder of both. */
function isUndone(distances: readonly (number | null)[], at: number): boolean {
  const fall = -distances[at]!;
  return (distances[at - 1] ?? 0) >= fall || (distances[at + 1] ?? 0) >= fall;
}

/** A rate needs this many days between its first reading and its last. */
const ENOUGH_DAYS = 60;
const RATE_OVER_DAYS = 730;
/** A leg of fewer days says more of one drive than of a habit. */
const HABIT_DAYS = 30;

/** The distance that a vehicle is driven in a day, in today's unit: by the readings of two years, and by the slowest and the fastest leg of them. */
export interface Pace {
  per_day: number;
  slowest: number;
  fastest: number;
}

export interface Expected {
  day: string;
  per_day: number;
  /** The expected reading on the day that was asked for; and those by the slowest and the fastest leg that the rate is made of. */
  value: number;
  low: number;
  high: number;
}

/**
 * Null where too little is known: it takes two readings 60 days apart within two years before the last one, and none among them that does
 * not fit.
 */
function paceOf(legs: readonly Leg[], unit: OdometerUnit): Pace | null {
  const last = legs.at(-1)?.after;
  if (!last) return null;
  const since = dayBefore(last.read_on, RATE_OVER_DAYS);
  const recent = legs.filter(({ before }) => before.read_on >= since);
  // Most legs of a history of decades do not matter, and judging one takes longer than leaving it out.
  const theirs = new Set(recent.flatMap(({ before, after }) => [before, after]));
  const matters = ({ before, after }: Leg) => theirs.has(before) || theirs.has(after);
  if (legs.some((leg) => matters(leg) && isDoubtful(leg, unit))) return null;
  return paceBy(recent, unit);
}

function paceBy(legs: readonly Leg[], unit: OdometerUnit): Pace | null {
  const recent = legs.map((leg) => ({
    distance: knownDistance(leg, unit),
    days: daysBetween(leg.before.read_on, leg.after.read_on),
  }));
  const days = sum(recent.map((leg) => leg.days));
  if (days < ENOUGH_DAYS || recent.some(({ distance }) => distance === null)) return null;
  const per_day = sum(recent.map(({ distance }) => distance!)) / days;
  const rates = recent.filter((leg) => leg.days >= HABIT_DAYS).map((leg) => leg.distance! / leg.days);
  return { per_day, slowest: Math.min(per_day, ...rates), fastest: Math.max(per_day, ...rates) };
}

/** One of its two readings is wrong, and nobody has said which. */
function isDoubtful(leg: Leg, unit: OdometerUnit): boolean {
  const finding = leg.confirmed ? null : findingOn(leg, unit);
  return finding !== null && finding !== 'silent';
}

/** The distance of a leg on which nothing is open; null of any other. */
function knownDistance(leg: Leg, unit: OdometerUnit): number | null {
  const distance = distanceOf(leg, unit);
  return distance === null || distance < 0 || (!leg.confirmed && findingOn(leg, unit)) ? null : distance;
}

/**
 * The reading that is expected on `day`: on the way between two readings, or from the last one on by the pace of the last two years. Null where too
 * little is known, and before the first reading.
 */
export function expectedOn(
  day: string,
  readings: readonly Reading[],
  chapters: readonly Chapter[],
  unit: OdometerUnit = 'mi',
): Expected | null {
  const legs = legsOf(readings.filter(isExact), chapters, unit);
  const leg = legs.find(({ before, after }) => before.read_on <= day && day < after.read_on);
  if (leg) return betweenReadings(day, leg, unit);
  const pace = paceOf(legs, unit);
  const last = legs.at(-1);
  if (!last || day < last.after.read_on) return null;
  if (day === last.after.read_on) return asRead(day, last.after.value, pace?.per_day ?? 0);
  if (!pace) return null;
  const start = startOf(day, last, changesAfter(legs, chapters.filter(isChange)), unit);
  const since = daysBetween(start.on, day);
  const at = (rate: number): number => Math.round(start.value + counted(rate, unit, start.unit) * since);
  return { day, per_day: pace.per_day, value: at(pace.per_day), low: at(pace.slowest), high: at(pace.fastest) };
}

const asRead = (day: string, value: number, per_day: number): Expected => ({
  day,
  per_day,
  value,
  low: value,
  high: value,
});

function betweenReadings(day: string, leg: Leg, unit: OdometerUnit): Expected | null {
  if (knownDistance(leg, unit) === null) return null;
  const part = stretchesOf(leg).findLast(({ from, to }) => from <= day && day <= to)!;
  const days = daysBetween(part.from, part.to);
  const per_day = days === 0 ? 0 : (part.last - part.first) / days;
  const value = days === 0 ? part.last : Math.round(part.first + per_day * daysBetween(part.from, day));
  return asRead(day, value, per_day);
}

/** From where an expectation of `day` begins, of any later one where it is null: the last reading, or an instrument that came after it. */
function startOf(day: string | null, { after, endUnit }: Leg, later: readonly Chapter[], unit: OdometerUnit) {
  let start = { on: after.read_on, value: after.value, unit: endUnit };
  later
    .filter(({ from_date }) => day === null || from_date <= day)
    .sort((a, b) => a.from_date.localeCompare(b.from_date))
    .forEach(({ kind, from_date, first_value }, i, all) => {
      const next = all.slice(i + 1).find(({ unit_before }) => unit_before)?.unit_before ?? unit;
      start =
        kind === 'unit-changed'
          ? { on: start.on, value: counted(start.value, start.unit, next), unit: next }
          : { on: from_date, value: first_value ?? 0, unit: next };
    });
  return start;
}

/** Far more than one is off by who reads an instrument. */
const FAR: Record<OdometerUnit, number> = { mi: 10_000, km: 15_000, h: 500 };
/** The distance of a day for a vehicle that is driven a lot. */
const A_LOT_PER_DAY: Record<OdometerUnit, number> = { mi: 150, km: 250, h: 10 };

/** Plausible readings of an instrument on a day; beyond them, somebody asks whether it is a typing error. */
export interface Plausible {
  day: string;
  /** The expected value, or else the last known one. */
  value: number;
  low: number;
  high: number;
}

/**
 * The plausible readings of the instrument on `day`, between the readings around it; null if it has none, and on a day before it came.
 * @param unit in what the instrument counts today
 */
export function plausibleOn(
  day: string,
  readings: readonly Reading[],
  chapters: readonly Chapter[],
  unit: OdometerUnit = 'mi',
): Plausible | null {
  if (chapters.some((chapter) => isChange(chapter) && chapter.from_date > day)) return null;
  const known = ofThisInstrument(readings.filter(isExact), chapters);
  const before = known.findLast(({ read_on }) => read_on <= day);
  const after = known.find(({ read_on }) => read_on > day);
  const nearest = before ?? after;
  if (!nearest) return null;
  const expected = expectedOn(day, readings, chapters, unit);
  const low = Math.max(0, (before?.value ?? 0) - FAR[unit] / 10);
  const driven = nearest.value + A_LOT_PER_DAY[unit] * Math.max(0, daysBetween(nearest.read_on, day));
  const high = after ? after.value + FAR[unit] / 10 : Math.max(driven, expected?.high ?? 0) + FAR[unit];
  return { day, value: expected?.value ?? nearest.value, low, high };
}

/** The expected progress of a vehicle's instrument from its last reading. */
export interface Outlook extends Pace {
  value: number;
  read_on: string;
}

/** From the last reading, or from an instrument that came after it, by the pace of the last two years; null where too little is known. */
export function outlookOf(
  readings: readonly Reading[],
  chapters: readonly Chapter[],
  unit: OdometerUnit = 'mi',
): Outlook | null {
  const legs = legsOf(readings.filter(isExact), chapters, unit);
  const pace = paceOf(legs, unit);
  if (!pace) return null;
  const { on: read_on, value } = startOf(null, legs.at(-1)!, changesAfter(legs, chapters.filter(isChange)), unit);
  return { value, read_on, ...pace };
}

/** The day of the newest reading that counts, be it known exactly or not; null where there is none. */
export const lastReadOn = (counted: readonly Reading[]): string | null =>
  counted
    .filter(({ standing }) => standing !== 'typing-error')
    .reduce<string | null>((last, { read_on }) => (last === null || read_on > last ? read_on : last), null);

/** Typing errors among the readings of service events, which do not count as their records say. */
export const correctionsOf = (counted: readonly Reading[]): EventReadingCorrection[] =>
  typingErrors(counted)
    .filter(({ source }) => source === 'service-event')
    .map(({ id, said }) => ({ service_event_id: id, ...said }))
    .sort((a, b) => a.service_event_id - b.service_event_id);

/** The same of the readings of records that are about something else. */
export const recordCorrectionsOf = (counted: readonly Reading[]): RecordReadingCorrection[] =>
  typingErrors(counted)
    .filter(({ source }) => RECORD_SOURCES.some((record) => record === source))
    .map(({ source, id, said }) => ({ source, record_id: id, ...said }))
    .sort((a, b) => a.source.localeCompare(b.source) || a.record_id - b.record_id);

const typingErrors = (counted: readonly Reading[]) =>
  counted
    .filter(({ standing }) => standing === 'typing-error' || standing === 'corrected')
    .map(({ source, id, standing, value, written_value }) => ({
      ...{ source, id },
      said: { read_value: written_value ?? value, value: standing === 'corrected' ? value : null },
    }));

/** Between two readings of one instrument lies none of these. */
export const instrumentChaptersOf = (chapters: readonly Chapter[]): InstrumentChapter[] =>
  chapters
    .filter(({ kind }) => INTERRUPTING.some((one) => one === kind))
    .map(({ kind, from_date, to_date, last_value, first_value, unit_before }) => ({
      ...{ kind: kind as InstrumentChapter['kind'], from_date, to_date, last_value, first_value, unit_before },
    }))
    .sort((a, b) => a.from_date.localeCompare(b.from_date) || a.kind.localeCompare(b.kind));

const INTERRUPTING: readonly InstrumentChapter['kind'][] = [
  'replaced',
  'rolled-over',
  'unit-changed',
  'unknown-mileage',
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The fields of a chapter that a person gives. */
export type ChapterFields = Omit<Chapter, 'id' | 'read_value' | 'earlier_source' | 'earlier_id' | 'earlier_value'>;

/** @throws Invalid for a span that ends before it begins, and for what the kind does not have, or lacks */
export function requireChapter(chapter: ChapterFields): void {
  const { kind, from_date, to_date, last_value, first_value } = chapter;
  if (!isSpan(chapter) && to_date !== null) throw Invalid.field('to_date', m.onOneDay);
  if (to_date !== null && to_date < from_date) throw Invalid.field('to_date', m.endsBefore);
  if (!isChange(chapter) && (last_value !== null || first_value !== null))
    throw Invalid.field('last_value', m.noLastAndFirst);
  if (kind === 'replaced' && first_value === null) throw Invalid.field('first_value', m.firstValueRequired);
  requireUnit(chapter);
  requireSubject(chapter);
}

function requireUnit({ kind, unit_before }: ChapterFields): void {
  if (kind === 'unit-changed' && unit_before === null) throw Invalid.field('unit_before', m.unitRequired);
  if (kind !== 'unit-changed' && kind !== 'replaced' && unit_before !== null)
    throw Invalid.field('unit_before', m.noUnit);
}

/** A chapter about a reading names one, and no other chapter does. */
function requireSubject(chapter: ChapterFields): void {
  const { kind, corrected_value } = chapter;
  const about = kind === 'typing-error' || kind === 'estimate' || kind === 'confirmed';
  const { reading_source: source, reading_id: id } = chapter;
  // By both where it comes from and its id where it has to be named, and by neither where it has not.
  if ((source !== null) !== about || (id !== null) !== about)
    throw Invalid.field('reading_id', about ? m.sayWhichReading : m.ofNoReading);
  if (kind !== 'typing-error' && corrected_value !== null) throw Invalid.field('corrected_value', m.onlyTypingErrors);
}
