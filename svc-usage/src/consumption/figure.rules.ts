import type { InstrumentChapter, RecordReadingCorrection } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import type { FillUp } from '../fill-ups/fill-up.entity.js';
import { countedIn, type Distance } from './amount.rules.js';

/** Reasons why a fill-up ends no figure. */
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

/** The fields of a fill-up that figures need. */
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

/** A vehicle's odometer, from the ledger. */
export interface Instrument {
  /** Its current unit. */
  unit: OdometerUnit;
  chapters: readonly InstrumentChapter[];
  corrections: readonly RecordReadingCorrection[];
}

/** A fill-up, with the instrument that its odometer reading comes from. */
export interface Placed extends Filled {
  /** The number of instrument changes before it. Fill-ups with different numbers were read from different instruments. */
  instrument: number;
  /** The unit of that instrument. */
  odometer_unit: OdometerUnit;
}

/** A figure of consumption: all fill-ups between two full tanks, and the distance between them from the ledger. */
export interface Figure {
  /** The fill-up at its end. */
  at: Placed;
  /** The full fill-up at its start, whose own amount was used up before. */
  from: Placed;
  /** All fill-ups after the start, including the last one. */
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

/** Sorts all fill-ups of a vehicle, and assigns their corrected readings to instruments. */
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

/** A correction only applies while the fill-up still has the reading that was corrected. */
const withCorrection = (one: Filled, correction: RecordReadingCorrection | undefined): Filled =>
  correction && correction.read_value === one.odometer ? { ...one, odometer: correction.value } : one;

/** On the day of a change, a reading comes from the new instrument if it is below the fill-up before, or above the old instrument's last value. */
function isAfter(
  { from_date, last_value }: InstrumentChapter,
  { filled_on, odometer }: Filled,
  shown: number | null,
): boolean {
  if (filled_on !== from_date) return filled_on > from_date;
  if (odometer === null) return false;
  return (shown !== null && odometer < shown) || (last_value !== null && odometer > last_value);
}

/**
 * Sorts by day. Within a day: by time if all have one; otherwise by reading, if all have one and the instrument did not change; otherwise in order of entry.
 */
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
 * The result for each fill-up of one energy, in order: a figure, or the reason for none. Each result only depends on earlier fill-ups, so that a later one
 * changes nothing.
 * @param fillUps sorted by `placed`
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

/**
 * Results over all energies that drive a vehicle, between full fill-ups of any of them. The levels of other tanks are unknown then, so these results are only
 * used for costs.
 */
export const runsOf = (fillUps: readonly Placed[], chapters: readonly InstrumentChapter[]): Outcome[] =>
  outcomesOf(
    fillUps.filter(({ energy }) => !NOT_DRIVEN_BY.includes(energy)).map((one) => ({ ...one, tank: null, unit: 'l' })),
    chapters,
  );

/** A distance outside of all figures, and the fill-up at its end. */
export type Uncovered = Pick<Figure, 'at' | 'covered'>;

/**
 * Distances between readings of fill-ups that the ledger knows and that are outside of all figures.
 * @param outcomes results of one energy, from `outcomesOf`
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

/** The reason why the current span cannot become a figure any more. */
function brokenBy(one: Placed, filled: readonly Placed[], tanks: ReadonlyMap<number, Placed>): NoFigure | null {
  if (one.excluded) return 'excluded';
  if (one.missed_before) return 'missed-before';
  if (countedIn(one.unit) !== countedIn(filled[0]!.unit)) return 'units-mixed';
  return tanks.has(one.tank ?? 1) ? null : 'other-tank-unknown';
}

/** The reason why a span does not end at a fill-up: not all tanks are known to be full. */
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

/** A difference of two readings is a distance only on the same instrument, and without a period of unknown mileage in between. */
function noDistance(from: Placed, to: Placed, chapters: readonly InstrumentChapter[]): NoFigure | null {
  if (to.odometer === null || from.odometer === null) return 'odometer-unknown';
  if (from.instrument !== to.instrument) return 'instrument-changed';
  if (chapters.some((chapter) => isUnknown(chapter, from.filled_on, to.filled_on))) return 'mileage-unknown';
  if (to.odometer < from.odometer) return 'odometer-falls';
  return to.odometer === from.odometer ? 'no-distance' : null;
}

const isUnknown = ({ kind, from_date, to_date }: InstrumentChapter, from: string, to: string): boolean =>
  kind === 'unknown-mileage' && from_date < to && (to_date === null || to_date > from);
