import type { InstrumentChapter, RecordReadingCorrection } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import type { FillUp } from '../fill-ups/fill-up.entity.js';
import { countedIn, type Distance } from './amount.rules.js';

/** Reasons why no figure ends at a fill-up. */
export const NO_FIGURE = [
  'first-fill-up',
  'not-full',
  'other-tank-not-full',
  'other-tank-unknown',
  'missed-before',
  'excluded',
  'units-mixed',
  'odometer-unknown',
  'instrument-changed',
  'mileage-unknown',
  'odometer-falls',
  'no-distance',
] as const;
export type NoFigure = (typeof NO_FIGURE)[number];

/** The fields of a fill-up of which figures are made. */
export type Filled = Pick<
  FillUp,
  | 'id'
  | 'filled_on'
  | 'at'
  | 'odometer'
  | 'energy'
  | 'amount'
  | 'unit'
  | 'full'
  | 'missed_before'
  | 'excluded'
  | 'total'
  | 'currency'
  | 'tank'
>;

/** A vehicle's instrument, by the ledger. */
export interface Instrument {
  /** The unit in which it counts today. */
  unit: OdometerUnit;
  chapters: readonly InstrumentChapter[];
  corrections: readonly RecordReadingCorrection[];
}

/** A fill-up with its place in the life of the vehicle's instruments. */
export interface Placed extends Filled {
  /** The number of instrument changes before it: fill-ups with different numbers were read from different instruments. */
  instrument: number;
  /** The unit in which that one counted. */
  odometer_unit: OdometerUnit;
}

/** All fill-ups from one full tank to the next, and the distance by the ledger between them. */
export interface Figure {
  /** The fill-up at which it ends. */
  at: Placed;
  /** The full one at which it began, whose own amount was burnt before. */
  from: Placed;
  /** All that was filled after that one, the last included. */
  filled: readonly Placed[];
  covered: Distance;
  reason: null;
}

export interface Missing {
  at: Placed;
  reason: NoFigure;
}

export type Outcome = Figure | Missing;

export const isFigure = (outcome: Outcome): outcome is Figure => outcome.reason === null;

/** All fill-ups of a vehicle in their order, as the ledger counts their readings. */
export function placed(fillUps: readonly Filled[], { unit, chapters, corrections }: Instrument): Placed[] {
  const changes = chapters
    .filter(({ kind }) => kind !== 'unknown-mileage')
    .sort((a, b) => a.from_date.localeCompare(b.from_date));
  const corrected = new Map(
    corrections.filter(({ source }) => source === 'fill-up').map((correction) => [correction.record_id, correction]),
  );
  let instrument = 0;
  let shown: number | null = null;
  return inOrder(
    fillUps.map((one) => withCorrection(one, corrected.get(one.id))),
    changes,
  ).map((one): Placed => {
    const before = instrument;
    while (changes[instrument] && isAfter(changes[instrument]!, one, before === instrument ? shown : null))
      instrument += 1;
    if (before !== instrument) shown = null;
    shown = one.odometer ?? shown;
    const later = changes.slice(instrument).find(({ unit_before }) => unit_before !== null);
    return { ...one, instrument, odometer_unit: later?.unit_before ?? unit };
  });
}

/** A correction holds only as long as the fill-up still has the reading that was corrected. */
const withCorrection = (one: Filled, correction: RecordReadingCorrection | undefined): Filled =>
  correction && correction.read_value === one.odometer ? { ...one, odometer: correction.value } : one;

/** On the day of a change itself, one that shows less than the fill-up before, or more than the old instrument's last value, was read of the new one. */
function isAfter(
  { from_date, last_value }: InstrumentChapter,
  { filled_on, odometer }: Filled,
  shown: number | null,
): boolean {
  if (filled_on !== from_date) return filled_on > from_date;
  if (odometer === null) return false;
  return (shown !== null && odometer < shown) || (last_value !== null && odometer > last_value);
}

/** By day; within a day by time where all have one, else by what they show where all show something and the instrument stayed the same, else as they were recorded. */
function inOrder(fillUps: readonly Filled[], changes: readonly InstrumentChapter[]): Filled[] {
  const days = Map.groupBy(fillUps, ({ filled_on }) => filled_on);
  const daysOfChange = new Set(changes.map(({ from_date }) => from_date));
  return [...days.keys()].sort().flatMap((day) => {
    const those = days.get(day)!.sort((a, b) => a.id - b.id);
    if (those.every(({ at }) => at !== null)) return those.sort((a, b) => a.at!.localeCompare(b.at!));
    const isRead = those.every(({ odometer }) => odometer !== null) && !daysOfChange.has(day);
    return isRead ? those.sort((a, b) => a.odometer! - b.odometer!) : those;
  });
}

/**
 * The outcome of each fill-up of one energy, in their order: a figure, or the reason for none. Each outcome depends only on what lies before it, so
 * that a later fill-up changes none.
 * @param fillUps as `placed` gives them
 */
export function outcomesOf(fillUps: readonly Placed[], chapters: readonly InstrumentChapter[]): Outcome[] {
  let start: Placed | null = null;
  let why: NoFigure | null = 'first-fill-up';
  let filled: Placed[] = [];
  const tanks = new Map<number, Placed>();
  return fillUps.map((one): Outcome => {
    filled = [...filled, one];
    why ??= brokenBy(one, filled, tanks);
    tanks.set(one.tank ?? 1, one);
    const open = staysOpen(one, tanks);
    if (open) return { at: one, reason: open };
    const reason = why ?? noDistance(start!, one, chapters);
    const outcome: Outcome =
      reason === null ? { at: one, from: start!, filled, covered: covered(start!, one), reason } : { at: one, reason };
    start = one;
    why = null;
    filled = [];
    return outcome;
  });
}

/** Outcomes over all energies that drive a vehicle, from one full fill-up of any of them to the next. The levels of the other tanks are unknown there, so they serve costs alone. */
export const runsOf = (fillUps: readonly Placed[], chapters: readonly InstrumentChapter[]): Outcome[] =>
  outcomesOf(
    fillUps.filter(({ energy }) => !NOT_DRIVEN_BY.includes(energy)).map((one) => ({ ...one, tank: null, unit: 'l' })),
    chapters,
  );

/** A distance that lies in no figure, and the fill-up at which it ends. */
export type Uncovered = Pick<Figure, 'at' | 'covered'>;

/**
 * The distances from reading to reading of fill-ups, as far as the ledger knows them, that lie in no figure.
 * @param outcomes of one energy, as `outcomesOf` gives them
 */
export function uncoveredOf(outcomes: readonly Outcome[], chapters: readonly InstrumentChapter[]): Uncovered[] {
  const inFigures = new Set(outcomes.filter(isFigure).flatMap(({ filled }) => filled));
  const read = outcomes.map(({ at }) => at).filter(({ odometer }) => odometer !== null);
  return read.slice(1).flatMap((at, before) => {
    const from = read[before]!;
    return inFigures.has(at) || noDistance(from, at, chapters) ? [] : [{ at, covered: covered(from, at) }];
  });
}

const NOT_DRIVEN_BY: readonly Filled['energy'][] = ['adblue', 'oil'];

/** The reason why the span under way can make no figure any more. */
function brokenBy(one: Placed, filled: readonly Placed[], tanks: ReadonlyMap<number, Placed>): NoFigure | null {
  if (one.excluded) return 'excluded';
  if (one.missed_before) return 'missed-before';
  if (countedIn(one.unit) !== countedIn(filled[0]!.unit)) return 'units-mixed';
  return tanks.has(one.tank ?? 1) ? null : 'other-tank-unknown';
}

/** The reason why a span does not end at a fill-up: not all tanks are known to be full then. */
function staysOpen(one: Placed, tanks: ReadonlyMap<number, Placed>): NoFigure | null {
  if (!one.full) return one.excluded ? 'excluded' : one.missed_before ? 'missed-before' : 'not-full';
  const isFull = (last: Placed) =>
    last === one || (last.full && last.odometer !== null && last.odometer === one.odometer);
  return [...tanks.values()].every(isFull) ? null : 'other-tank-not-full';
}

const covered = (from: Placed, to: Placed): Distance => ({
  distance: to.odometer! - from.odometer!,
  unit: to.odometer_unit,
});

/** The ledger's distance is the difference of two readings only of one instrument, and with no day of unknown mileage between them. */
function noDistance(from: Placed, to: Placed, chapters: readonly InstrumentChapter[]): NoFigure | null {
  if (to.odometer === null || from.odometer === null) return 'odometer-unknown';
  if (from.instrument !== to.instrument) return 'instrument-changed';
  if (chapters.some((chapter) => isUnknown(chapter, from.filled_on, to.filled_on))) return 'mileage-unknown';
  if (to.odometer < from.odometer) return 'odometer-falls';
  return to.odometer === from.odometer ? 'no-distance' : null;
}

const isUnknown = ({ kind, from_date, to_date }: InstrumentChapter, from: string, to: string): boolean =>
  kind === 'unknown-mileage' && from_date < to && (to_date === null || to_date > from);
