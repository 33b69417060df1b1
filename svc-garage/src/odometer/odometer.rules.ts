import type { EventReadingCorrection, InstrumentChapter, RecordReadingCorrection } from '@carnet/contracts';
import { inUnit, type OdometerUnit, readEdtf } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from '../messages/odometer.js';
import { type Chapter, type Reading, RECORD_SOURCES } from './odometer.entity.js';

export const FINDING_KINDS = ['turned-back', 'rollover', 'too-fast', 'two-values-in-a-day', 'silent'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Ways to explain a finding: a judgement of one of its readings, or a chapter. */
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

/** A contradiction between two readings, given in order. */
export interface Finding {
  kind: FindingKind;
  before: Reading;
  after: Reading;
  explanations: readonly Explanation[];
}

/** More than anybody can drive in a day. */
const TOO_FAST_PER_DAY: Record<OdometerUnit, number> = { mi: 2_500, km: 4_000, h: 24 };
/** Two readings of one odometer on the same day may differ by a drive. */
const SAME_DAY_MAY_DIFFER = 5;
const SILENT_DAYS = 2 * 365.25;
/** The highest value of a five-digit odometer. */
const FIVE_DIGITS = 99_999;
/** Near the end and the beginning of a five-digit odometer. */
const NEAR_THE_END = 90_000;
const NEAR_THE_START = 10_000;

const DAY = 86_400_000;

/** Days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The day this many days before another. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

const SPANS: readonly Chapter['kind'][] = ['unknown-mileage', 'laid-up'];
const CHANGES: readonly Chapter['kind'][] = ['replaced', 'rolled-over', 'unit-changed'];
const isSpan = ({ kind }: Pick<Chapter, 'kind'>): boolean => SPANS.includes(kind);
const isChange = ({ kind }: Pick<Chapter, 'kind'>): boolean => CHANGES.includes(kind);

/** Converts a value to another unit; hours and distances cannot be converted and stay as they are. */
const counted = (value: number, from: OdometerUnit, to: OdometerUnit): number => inUnit(value, from, to) ?? value;

type Key = string;
export const keyOf = ({ source, id }: Pick<Reading, 'source' | 'id'>): Key => `${source} ${id}`;

/** The reading that a chapter is about; null if it is about the odometer. */
const subjectOf = ({ reading_source, reading_id }: Chapter): Key | null =>
  reading_source && reading_id ? keyOf({ source: reading_source, id: reading_id }) : null;

/** Readings after applying the owner's judgements. A judgement of a reading whose value has changed since is ignored, because the record was corrected. */
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
 * Readings in order: by day, and within a day by value, so that a drive on that day is no decrease. On the day of a change, readings of the old odometer come
 * first; they usually have the higher value.
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

/** The day to sort an imprecise reading by, among exact ones: the last day in its interval with a lower or equal value, or else its first day. */
function dayAmong(exact: readonly Reading[], reading: Reading): string {
  if (isExact(reading)) return reading.read_on;
  const { last } = daysOf(reading);
  const before = exact.filter(({ read_on, value }) => (last === null || read_on <= last) && value <= reading.value);
  return before.reduce((day, { read_on }) => (read_on > day ? read_on : day), reading.read_on);
}

/** The interval in which a reading was taken; null for an open end. */
const daysOf = ({ read_on, read_on_edtf }: Reading) => readEdtf(read_on_edtf) ?? { first: read_on, last: read_on };

/** The minimum number of days between two readings. */
function surelyBetween(before: Reading, after: Reading): number {
  const [{ last }, { first }] = [daysOf(before), daysOf(after)];
  return last === null || first === null ? 0 : daysBetween(last, first);
}

/** The span from one reading to the next. */
interface Leg {
  before: Reading;
  after: Reading;
  /** Changes of the odometer within the leg. */
  changes: Chapter[];
  /** True if the mileage of part of the leg is unknown. */
  unknown: boolean;
  laidUp: boolean;
  /** True if the owner confirmed the leg as it is. */
  confirmed: boolean;
  /** The odometer's unit at the start, and at the end of the leg. */
  unit: OdometerUnit;
  endUnit: OdometerUnit;
}

/** @param unit the odometer's unit today */
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
  // Only the present unit is known. Each change gives the unit before it, so units are derived backwards.
  let unitThen = changesAfter(legs, changes).find(({ unit_before }) => unit_before)?.unit_before ?? unit;
  for (const leg of [...legs].reverse()) {
    leg.endUnit = unitThen;
    for (const { unit_before } of [...leg.changes].reverse()) unitThen = unit_before ?? unitThen;
    leg.unit = unitThen;
  }
  return legs;
}

/** Changes of the odometer after the last reading. */
function changesAfter(legs: readonly Leg[], changes: readonly Chapter[]): Chapter[] {
  const last = legs.at(-1)?.after.read_on;
  return changes.filter((change) => last !== undefined && change.from_date > last);
}

/** Readings of the current odometer, in order: those after the last change that a reading followed. */
export function ofThisInstrument<R extends Reading>(readings: readonly R[], chapters: readonly Chapter[]): R[] {
  const changes = chapters.filter(isChange);
  if (changes.length === 0) return inOrder(readings, changes) as R[];
  const last = legsOf(readings, chapters, 'mi').findLastIndex((leg) => leg.changes.length > 0);
  return inOrder(readings, changes).slice(last + 1) as R[];
}

/** The reading before another one in order; undefined if there is none. */
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

/** The leg that a change belongs to. Of the legs that touch its day, the one with a decrease, or else the last. */
function legOf({ from_date }: Chapter, legs: readonly Leg[]): Leg | undefined {
  const around = legs.filter(({ before, after }) => before.read_on <= from_date && from_date <= after.read_on);
  return around.find(({ before, after }) => after.value < before.value) ?? around.at(-1);
}

/** Returns true if a span shares days with the interval between two days. */
const touches = ({ from_date, to_date }: Chapter, from: string, to: string): boolean =>
  from_date < to && (to_date === null || to_date > from);

/** A part of a leg on one odometer, in one unit: two values at two days. */
interface Stretch {
  from: string;
  to: string;
  first: number;
  last: number;
  unit: OdometerUnit;
}

/**
 * Splits a leg into stretches, one for each odometer. A value that is missing in a change adds no distance; a change of unit continues at the converted value.
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

/** The distance of a leg in `unit`, not rounded; null if it is unknown. */
function distanceOf(leg: Leg, unit: OdometerUnit): number | null {
  if (leg.unknown) return null;
  return sum(stretchesOf(leg).map((part) => counted(part.last - part.first, part.unit, unit)));
}

/** Finds contradictions in a vehicle's readings, in order of their days; those that its chapters explain are left out (ledger: findings). */
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

/** A finding that no longer counts, and the chapters that explain it. */
export interface Explained {
  kind: FindingKind;
  before: Reading;
  after: Reading;
  chapters: number[];
}

/** Findings in the original readings that chapters have explained. */
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

/** Returns true if a chapter concerns the span between two readings. */
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
  // Imprecise days count by the minimum distance between them: nothing is reported that some possible day would explain.
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
  /** The known distance between the first reading and the last, in today's unit. */
  distance: number;
  since: string;
  /** True if part of the distance is unknown: then it is a lower bound. */
  at_least: boolean;
}

/** The distance that a vehicle has covered since its first reading, over all its odometers; null without a reading. */
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

/** The span from the day of one reading to that of the next. */
export interface Driven {
  from: string;
  to: string;
  /** In today's unit, not rounded; null if it does not count. */
  distance: number | null;
  /** True if part of the distance is unknown. */
  open: boolean;
}

/** The counted distances between readings with exact days. Imprecise readings are left out, because their day is unclear. */
export const drivenBy = (readings: readonly Reading[], chapters: readonly Chapter[], unit: OdometerUnit): Driven[] =>
  waysOf(readings.filter(isExact), chapters, unit);

/** The counted distance from each reading to the next. */
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

/** A value that falls and rises again, or rises and falls, is one wrong reading: the real distance is the sum of both legs. */
function isUndone(distances: readonly (number | null)[], at: number): boolean {
  const fall = -distances[at]!;
  return (distances[at - 1] ?? 0) >= fall || (distances[at + 1] ?? 0) >= fall;
}

/** The minimum number of days for a rate, from its first reading to its last. */
const ENOUGH_DAYS = 60;
const RATE_OVER_DAYS = 730;
/** Legs shorter than this show a single drive rather than a habit. */
const HABIT_DAYS = 30;

/** The distance per day in today's unit: from the readings of two years, and of the slowest and the fastest leg among them. */
export interface Pace {
  per_day: number;
  slowest: number;
  fastest: number;
}

export interface Expected {
  day: string;
  per_day: number;
  /** The expected value on the requested day; and the values at the slowest and the fastest rate. */
  value: number;
  low: number;
  high: number;
}

/**
 * Null without enough data: it needs two readings at least 60 days apart within the last two years before the last reading, and no contradiction among them.
 */
function paceOf(legs: readonly Leg[], unit: OdometerUnit): Pace | null {
  const last = legs.at(-1)?.after;
  if (!last) return null;
  const since = dayBefore(last.read_on, RATE_OVER_DAYS);
  const recent = legs.filter(({ before }) => before.read_on >= since);
  // Skips legs outside the period, because a check of each takes time and most legs of a long history are old.
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

/** Returns true if one of the two readings must be wrong, and the owner has not resolved it. */
function isDoubtful(leg: Leg, unit: OdometerUnit): boolean {
  const finding = leg.confirmed ? null : findingOn(leg, unit);
  return finding !== null && finding !== 'silent';
}

/** The distance of a leg without open questions; else null. */
function knownDistance(leg: Leg, unit: OdometerUnit): number | null {
  const distance = distanceOf(leg, unit);
  return distance === null || distance < 0 || (!leg.confirmed && findingOn(leg, unit)) ? null : distance;
}

/**
 * The expected value on `day`: interpolated between two readings, or extrapolated from the last one by the pace of two years. Null without enough data, and
 * before the first reading.
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

/** The start of an extrapolation to `day` (null: to any later day): the last reading, or the first value of an odometer fitted since then. */
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

/** The tolerance: larger than any error in reading an odometer. */
const FAR: Record<OdometerUnit, number> = { mi: 10_000, km: 15_000, h: 500 };
/** The daily distance of a vehicle that is used a lot. */
const A_LOT_PER_DAY: Record<OdometerUnit, number> = { mi: 150, km: 250, h: 10 };

/** The plausible range of a reading on a day; for a value outside it the client asks whether it is a typing error. */
export interface Plausible {
  day: string;
  /** The expected value, or else the nearest known one. */
  value: number;
  low: number;
  high: number;
}

/**
 * The plausible range of the odometer on `day`, between the readings around it; null without readings, and for a day before the odometer was fitted.
 * @param unit the odometer's unit today
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

/** The expected progress of a vehicle's odometer since its last reading. */
export interface Outlook extends Pace {
  value: number;
  read_on: string;
}

/** Extrapolates from the last reading, or from an odometer fitted since then, by the pace of two years; null without enough data. */
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

/** The day of the newest valid reading, exact or imprecise; null if there is none. */
export const lastReadOn = (counted: readonly Reading[]): string | null =>
  counted
    .filter(({ standing }) => standing !== 'typing-error')
    .reduce<string | null>((last, { read_on }) => (last === null || read_on > last ? read_on : last), null);

/** Typing errors among the readings of service events, whose recorded values must not be used. */
export const correctionsOf = (counted: readonly Reading[]): EventReadingCorrection[] =>
  typingErrors(counted)
    .filter(({ source }) => source === 'service-event')
    .map(({ id, said }) => ({ service_event_id: id, ...said }))
    .sort((a, b) => a.service_event_id - b.service_event_id);

/** Typing errors among the readings of other records. */
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

/** Chapters that interrupt the count: readings before and after one cannot simply be subtracted. */
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

/** The fields of a chapter that a person enters. */
export type ChapterFields = Omit<Chapter, 'id' | 'read_value' | 'earlier_source' | 'earlier_id' | 'earlier_value'>;

/** @throws Invalid if a span ends before it begins, or if a field is missing or not allowed for the kind */
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

/** A chapter about a reading must refer to one; other chapters must not. */
function requireSubject(chapter: ChapterFields): void {
  const { kind, corrected_value } = chapter;
  const about = kind === 'typing-error' || kind === 'estimate' || kind === 'confirmed';
  const { reading_source: source, reading_id: id } = chapter;
  // The reference needs both source and id, or neither.
  if ((source !== null) !== about || (id !== null) !== about)
    throw Invalid.field('reading_id', about ? m.sayWhichReading : m.ofNoReading);
  if (kind !== 'typing-error' && corrected_value !== null) throw Invalid.field('corrected_value', m.onlyTypingErrors);
}
