import { type Distance, sumOfDistances } from '../consumption/amount.rules.js';
import type { EntryFields } from '../entries/entry.entity.js';
import type { FitmentFields } from '../fitments/fitment.entity.js';
import { type Covered, coveredBetween, type Ledger, NOTHING, type Open, type Spot, together } from './covered.rules.js';
import { type Driven, sumOfDriven } from './driven.rules.js';

export type Fitted = Pick<
  FitmentFields,
  'vehicle_id' | 'positions' | 'from_on' | 'from_mileage' | 'to_on' | 'to_mileage'
> & { id: number };

/** An entry of a component. */
export type Happened = Pick<
  EntryFields,
  | 'kind'
  | 'happened_on'
  | 'mileage'
  | 'positions'
  | 'depth_unit'
  | 'depths'
  | 'distance'
  | 'distance_unit'
  | 'hours'
  | 'sessions'
> & { id: number; open?: Open | null };

/** All data for a component's lives. */
export interface Followed {
  made_on: string | null;
  first_used_on: string | null;
  fitments: readonly Fitted[];
  entries: readonly Happened[];
  /** Sessions that count, or may count, for it. */
  driven: readonly Driven[];
}

/** Ledgers by vehicle id. */
export type Ledgers = ReadonlyMap<number, Ledger>;

/** The use of a component. */
export interface Used {
  distance_km: number;
  hours: number;
  sessions: number;
  /** The reason why the real use may be larger; null if it is exact. */
  open: Open | null;
}

/** A life: from new or from a rebuild, to the next rebuild or until today. */
export interface Life extends Used {
  /** Null if the start is not known. */
  from: string | null;
  /** The day of the rebuild that ended it; null for the current life. */
  to: string | null;
  /** Age in whole months; null if the start is not known. */
  months: number | null;
}

/** A fitment without an end is current. */
export const lasts = ({ to_on, to_mileage }: Pick<Fitted, 'to_on' | 'to_mileage'>): boolean =>
  to_on === null && to_mileage === null;

/** A component as of a day: a fitment that ends later counts as current. */
export const asOf = <One extends Pick<Followed, 'fitments'>>(component: One, day: string): One => ({
  ...component,
  fitments: component.fitments.map((one) =>
    one.to_on !== null && one.to_on > day ? { ...one, to_on: null, to_mileage: null } : one,
  ),
});

/** The current fitment of a component; of two, the one that began first. */
export const lastingOf = (fitments: readonly Fitted[]): Fitted | null =>
  fitments.filter(lasts).toSorted((a, b) => (a.from_on ?? '').localeCompare(b.from_on ?? ''))[0] ?? null;

const beginOf = ({ from_on, from_mileage }: Fitted): Spot => ({ on: from_on, mileage: from_mileage });

/** The known end of a fitment; for a current one, the last reading of its vehicle. */
function endOf(fitment: Fitted, ledger: Ledger | undefined): Spot {
  if (!lasts(fitment)) return { on: fitment.to_on, mileage: fitment.to_mileage };
  const { from_on, from_mileage } = fitment;
  const last = ledger?.last;
  // The fitment began after the ledger's last reading.
  const isNewer =
    last?.mileage != null &&
    from_mileage !== null &&
    (last.on !== null && from_on !== null && from_on !== last.on ? from_on > last.on : from_mileage > last.mileage);
  return !last || isNewer ? beginOf(fitment) : last;
}

const covered = (from: Spot, to: Spot, vehicle: number, ledgers: Ledgers): Covered => {
  const ledger = ledgers.get(vehicle);
  return ledger ? coveredBetween(from, to, ledger) : { distances: [], open: 'mileage-unknown' };
};

/** The distance of a vehicle while a component was mounted. */
export const coveredOn = (fitment: Fitted, ledgers: Ledgers): Covered =>
  covered(beginOf(fitment), endOf(fitment, ledgers.get(fitment.vehicle_id)), fitment.vehicle_id, ledgers);

/** The use of a component during one fitment. */
export const usedOn = (fitment: Fitted, { driven }: Pick<Followed, 'driven'>, ledgers: Ledgers): Used =>
  usedBetween(justOn(fitment, driven), ledgers, null, null);

/** The data of a component during one fitment. */
export const justOn = (
  fitment: Fitted,
  driven: readonly Driven[],
): Pick<Followed, 'fitments' | 'entries' | 'driven'> => ({
  fitments: [fitment],
  entries: [],
  driven: driven.filter(({ fitment_id }) => fitment_id === fitment.id),
});

/** A component's lives in chronological order; the last one is the current life. */
export function livesOf(followed: Followed, ledgers: Ledgers, today: string): Life[] {
  return boundsOf(followed).map(({ since, until }) => {
    const from = since?.on ?? birthOf(followed);
    return {
      from,
      to: until?.on ?? null,
      months: from === null ? null : wholeMonths(from, until?.on ?? today),
      ...usedBetween(followed, ledgers, since, until),
    };
  });
}

/** The start and end of each life; null for the beginning, or now. */
export function boundsOf({ entries }: Pick<Followed, 'entries'>): { since: Spot | null; until: Spot | null }[] {
  const rebuilds = entries
    .filter(({ kind }) => kind === 'rebuild')
    .sort((a, b) => a.happened_on.localeCompare(b.happened_on) || a.id - b.id)
    .map(({ happened_on, mileage }): Spot => ({ on: happened_on, mileage }));
  return [null, ...rebuilds].map((since, i) => ({ since, until: rebuilds[i] ?? null }));
}

/** The day from which a component's age counts. */
export const birthOf = ({ made_on, first_used_on }: Pick<Followed, 'made_on' | 'first_used_on'>): string | null =>
  made_on ?? first_used_on;

/** The use of a component over all its lives. */
export const usedInAll = (followed: Followed, ledgers: Ledgers): Used => usedBetween(followed, ledgers, null, null);

/** The use of a component up to and including a day, over all its lives. */
export const usedUntil = (followed: Followed, ledgers: Ledgers, until: Spot): Used =>
  usedBetween(followed, ledgers, null, until, true);

/**
 * The use between two points; null is the beginning, or now.
 * @param inclusive true to include the use on the last day
 */
export function usedBetween(
  { fitments, entries, driven }: Pick<Followed, 'fitments' | 'entries' | 'driven'>,
  ledgers: Ledgers,
  since: Spot | null,
  until: Spot | null,
  inclusive = false,
): Used {
  const isBetween = (day: string): boolean =>
    (since === null || day >= since.on!) && (until === null || day < until.on! || (inclusive && day === until.on));
  const parts = fitments.map((fitment) => partOf(fitment, ledgers, since, until));
  const said = entries.filter(({ kind, happened_on }) => kind === 'use' && isBetween(happened_on));
  const sessions = driven.filter(({ driven_on }) => isBetween(driven_on));
  const { distances, open } = together(parts);
  const written = said.flatMap(({ distance, distance_unit }): Distance[] =>
    distance === null ? [] : [{ distance, unit: distance_unit ?? 'km' }],
  );
  const kept = said.find((one) => one.open)?.open ?? null;
  return { ...summed([...distances, ...written], said, sessions), open: open ?? openOf(sessions) ?? kept };
}

/** The reason why sessions may have more use than is counted. */
export function openOf(sessions: readonly Driven[]): Open | null {
  if (sessions.some(({ clear }) => !clear)) return 'session-unclear';
  return sessions.some(({ unmeasured }) => unmeasured) ? 'session-unmeasured' : null;
}

const HOUR_MS = 3_600_000;

/** Sums distances in kilometres, and the distances of hour meters as hours. */
export function summed(
  distances: readonly Distance[],
  said: readonly Pick<Happened, 'hours' | 'sessions'>[] = [],
  driven: readonly Driven[] = [],
): Omit<Used, 'open'> {
  const { metres, ms, sessions } = sumOfDriven(driven);
  const counted = distances.filter(({ unit }) => unit === 'h').reduce((sum, { distance }) => sum + distance, 0);
  const hours = said.reduce((sum, one) => sum + (one.hours ?? 0), counted) + ms / HOUR_MS;
  return {
    distance_km:
      sumOfDistances(
        [...distances.filter(({ unit }) => unit !== 'h'), { distance: metres / 1_000, unit: 'km' }],
        'km',
      ) ?? 0,
    hours: Math.round(hours * 1_000) / 1_000,
    sessions: said.reduce((sum, one) => sum + (one.sessions ?? 0), sessions),
  };
}

/** The part of a fitment between two points. A point on the first day of a fitment is before it, one on the last day is after it. */
function partOf(fitment: Fitted, ledgers: Ledgers, since: Spot | null, until: Spot | null): Covered {
  const ledger = ledgers.get(fitment.vehicle_id);
  const end = endOf(fitment, ledger);
  const begin = beginOf(fitment);
  const isOver = !lasts(fitment);
  if (since !== null) {
    const place = placeOf(since.on!, fitment, isOver);
    if (place === null) return unplaced(fitment, ledgers);
    if (place === 'after') return NOTHING;
    if (place === 'within')
      return until === null || placeOf(until.on!, fitment, isOver) === 'after'
        ? covered(since, end, fitment.vehicle_id, ledgers)
        : covered(since, until, fitment.vehicle_id, ledgers);
  }
  if (until !== null) {
    const place = placeOf(until.on!, fitment, isOver);
    if (place === null) return unplaced(fitment, ledgers);
    if (place === 'before') return NOTHING;
    if (place === 'within') return covered(begin, until, fitment.vehicle_id, ledgers);
  }
  return covered(begin, end, fitment.vehicle_id, ledgers);
}

/** The use cannot be assigned to one of two lives. Without any use, nothing is open. */
const unplaced = (fitment: Fitted, ledgers: Ledgers): Covered => {
  const { distances, open } = coveredOn(fitment, ledgers);
  return distances.length === 0 && open === null ? NOTHING : { distances: [], open: 'day-unknown' };
};

/** Tells whether a day is before, within, or after a fitment; null if its own days do not tell. */
function placeOf(day: string, { from_on, to_on }: Fitted, isOver: boolean): 'before' | 'within' | 'after' | null {
  if (to_on !== null && day >= to_on) return 'after';
  if (from_on !== null && day <= from_on) return 'before';
  return from_on !== null && (to_on !== null || !isOver) ? 'within' : null;
}

/** Whole months between two days; a month counts when its day is reached. */
export function wholeMonths(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0));
}

const LAST_YEAR = 9_999;

/** The same day a number of months later, or the last day of a shorter month; null after the end of the calendar. */
export function monthsAfter(day: string, months: number): string | null {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const after = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return after.getUTCFullYear() <= LAST_YEAR ? after.toISOString().slice(0, 10) : null;
}

type Arranged = Pick<Fitted, 'id' | 'from_on' | 'to_on' | 'to_mileage' | 'positions'>;
type Moved = Pick<Happened, 'id' | 'kind' | 'happened_on' | 'positions'>;

/** Tyre positions from a day on; `on` is empty if they apply from the beginning. */
interface Arrangement {
  on: string;
  order: number;
  id: number;
  positions: readonly string[];
}

/** The tyre positions from fitments and rotations, the oldest first. Fitments with unknown positions are left out. */
export function arrangements(fitments: readonly Arranged[], entries: readonly Moved[]): Arrangement[] {
  const ends = fitments.flatMap(({ id, to_on }) => (to_on === null ? [] : [{ id, on: to_on }])).sort(byDay);
  const mounted = fitments.flatMap((one) => {
    const on = one.from_on ?? earliestBeginOf(one, ends);
    return on === null || one.positions.length === 0 ? [] : [{ on, order: 0, id: one.id, positions: one.positions }];
  });
  const moved = entries.flatMap(({ kind, happened_on, positions, id }) =>
    kind === 'rotation' && positions ? [{ on: happened_on, order: 1, id, positions }] : [],
  );
  return [...mounted, ...moved].sort((a, b) => byDay(a, b) || a.order - b.order || a.id - b.id);
}

interface OfDay {
  on: string;
}

const byDay = (a: OfDay, b: OfDay): number => a.on.localeCompare(b.on);

/** Binary search for the last element up to a day; -1 if all are later. */
function lastUntil(sorted: readonly OfDay[], day: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (sorted[middle]!.on <= day) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/**
 * The earliest start of a fitment without a start day: after the fitments that ended before it. Null if its end has no day either.
 * @param ends the ends of all fitments, sorted by day
 */
function earliestBeginOf(one: Arranged, ends: readonly (OfDay & { id: number })[]): string | null {
  if (one.to_on === null && !lasts(one)) return null;
  const at = one.to_on === null ? ends.length - 1 : lastUntil(ends, one.to_on);
  return ends[ends[at]?.id === one.id ? at - 1 : at]?.on ?? '';
}

/**
 * Returns a function for the position of each tyre of a set on any day, by tyre number: by the last fitment or rotation up to that day.
 * @param home the regular positions, before the first fitment
 */
export function arrangedOf(
  home: readonly string[],
  fitments: readonly Arranged[],
  entries: readonly Moved[],
): (day: string) => readonly string[] {
  const all = arrangements(fitments, entries);
  return (day) => all[lastUntil(all, day)]?.positions ?? home;
}

/** The same for one day. */
export const arrangementOn = (
  home: readonly string[],
  fitments: readonly Arranged[],
  entries: readonly Moved[],
  day: string,
): readonly string[] => arrangedOf(home, fitments, entries)(day);

/**
 * The tyre positions of a fitment without positions: the same as before. Empty, which means unknown, if the fitment has ended, has no start day, and the tyres
 * were not always at the same positions.
 */
export function placesFor(
  { from_on, to_on, to_mileage }: Pick<Fitted, 'from_on' | 'to_on' | 'to_mileage'>,
  home: readonly string[],
  fitments: readonly Arranged[],
  entries: readonly Moved[],
): readonly string[] {
  const all = arrangements(fitments, entries);
  if (from_on !== null) return all.findLast(({ on }) => on <= from_on)?.positions ?? home;
  if (lasts({ to_on, to_mileage })) return all.at(-1)?.positions ?? home;
  return all.every(({ positions }) => positions.join() === home.join()) ? home : [];
}
