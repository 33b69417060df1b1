import { type Distance, sumOfDistances } from '../consumption/amount.rules.js';
import type { EntryFields } from '../entries/entry.entity.js';
import type { FitmentFields } from '../fitments/fitment.entity.js';
import { type Covered, coveredBetween, type Ledger, NOTHING, type Open, type Spot, together } from './covered.rules.js';
import { type Driven, sumOfDriven } from './driven.rules.js';

export type Fitted = Pick<
  FitmentFields,
  'vehicle_id' | 'positions' | 'from_on' | 'from_mileage' | 'to_on' | 'to_mileage'
> & { id: number };

/** Something that happened to a component beside being fitted. */
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

/** All that a component's lives are made of. */
export interface Followed {
  made_on: string | null;
  first_used_on: string | null;
  fitments: readonly Fitted[];
  entries: readonly Happened[];
  /** Sessions that count for it, or may. */
  driven: readonly Driven[];
}

/** Ledgers of vehicles, by their ids. */
export type Ledgers = ReadonlyMap<number, Ledger>;

/** The use that a component has behind it. */
export interface Used {
  distance_km: number;
  hours: number;
  sessions: number;
  /** Why it may be more; null where it is exact. */
  open: Open | null;
}

/** From new, or from a rebuild, to the next rebuild or until today. */
export interface Life extends Used {
  /** Null where nobody knows since when. */
  from: string | null;
  /** The day of the rebuild that ended it; null of the life that lasts. */
  to: string | null;
  /** Whole months of age; null where nobody knows since when. */
  months: number | null;
}

/** A fitment without an end lasts. */
export const lasts = ({ to_on, to_mileage }: Pick<Fitted, 'to_on' | 'to_mileage'>): boolean =>
  to_on === null && to_mileage === null;

/** A component as it is on a day: a fitment that ends only later lasts. */
export const asOf = <One extends Pick<Followed, 'fitments'>>(component: One, day: string): One => ({
  ...component,
  fitments: component.fitments.map((one) =>
    one.to_on !== null && one.to_on > day ? { ...one, to_on: null, to_mileage: null } : one,
  ),
});

/** The fitment by which a component is on a vehicle: of two that last, the one that began first. */
export const lastingOf = (fitments: readonly Fitted[]): Fitted | null =>
  fitments.filter(lasts).toSorted((a, b) => (a.from_on ?? '').localeCompare(b.from_on ?? ''))[0] ?? null;

const beginOf = ({ from_on, from_mileage }: Fitted): Spot => ({ on: from_on, mileage: from_mileage });

/** The end of a fitment, as far as it is known: of one that lasts, the last reading of its vehicle. */
function endOf(fitment: Fitted, ledger: Ledger | undefined): Spot {
  if (!lasts(fitment)) return { on: fitment.to_on, mileage: fitment.to_mileage };
  const { from_on, from_mileage } = fitment;
  const last = ledger?.last;
  // A mounting is newer than the last reading that the ledger has.
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

/** The distance that a vehicle ran while a component was on it. */
export const coveredOn = (fitment: Fitted, ledgers: Ledgers): Covered =>
  covered(beginOf(fitment), endOf(fitment, ledgers.get(fitment.vehicle_id)), fitment.vehicle_id, ledgers);

/** The use of a component while it was on a vehicle, by one fitment. */
export const usedOn = (fitment: Fitted, { driven }: Pick<Followed, 'driven'>, ledgers: Ledgers): Used =>
  usedBetween(justOn(fitment, driven), ledgers, null, null);

/** All that is followed of a component while it was on a vehicle, by one fitment. */
export const justOn = (
  fitment: Fitted,
  driven: readonly Driven[],
): Pick<Followed, 'fitments' | 'entries' | 'driven'> => ({
  fitments: [fitment],
  entries: [],
  driven: driven.filter(({ fitment_id }) => fitment_id === fitment.id),
});

/** A component's lives, the first first; the last of them lasts. */
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

/** The spots between which each life lies; null is the beginning, or now. */
export function boundsOf({ entries }: Pick<Followed, 'entries'>): { since: Spot | null; until: Spot | null }[] {
  const rebuilds = entries
    .filter(({ kind }) => kind === 'rebuild')
    .sort((a, b) => a.happened_on.localeCompare(b.happened_on) || a.id - b.id)
    .map(({ happened_on, mileage }): Spot => ({ on: happened_on, mileage }));
  return [null, ...rebuilds].map((since, i) => ({ since, until: rebuilds[i] ?? null }));
}

/** The day from which a component ages. */
export const birthOf = ({ made_on, first_used_on }: Pick<Followed, 'made_on' | 'first_used_on'>): string | null =>
  made_on ?? first_used_on;

/** The use of a component over all its lives. */
export const usedInAll = (followed: Followed, ledgers: Ledgers): Used => usedBetween(followed, ledgers, null, null);

/** The use of a component until a day, over all its lives. */
export const usedUntil = (followed: Followed, ledgers: Ledgers, until: Spot): Used =>
  usedBetween(followed, ledgers, null, until, true);

/**
 * The use between two spots; null is the beginning, or now.
 * @param inclusive what was used on the last day itself counts, too
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

/** Why sessions may be more than is counted of them. */
export function openOf(sessions: readonly Driven[]): Open | null {
  if (sessions.some(({ clear }) => !clear)) return 'session-unclear';
  return sessions.some(({ unmeasured }) => unmeasured) ? 'session-unmeasured' : null;
}

const HOUR_MS = 3_600_000;

/** Distances in kilometres; what instruments counted in hours is hours. */
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

/** The part of a fitment between two spots. A spot on a day on which it was put on or taken off lies before, or behind it. */
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

/** Something may have been driven, and nobody knows in which of two lives. */
const unplaced = (fitment: Fitted, ledgers: Ledgers): Covered => {
  const { distances, open } = coveredOn(fitment, ledgers);
  return distances.length === 0 && open === null ? NOTHING : { distances: [], open: 'day-unknown' };
};

/** Tells whether a day lies before a fitment, within it, or after it; null where its own days do not say. */
function placeOf(day: string, { from_on, to_on }: Fitted, isOver: boolean): 'before' | 'within' | 'after' | null {
  if (to_on !== null && day >= to_on) return 'after';
  if (from_on !== null && day <= from_on) return 'before';
  return from_on !== null && (to_on !== null || !isOver) ? 'within' : null;
}

/** Whole months from one day to another; a month counts when its day is reached. */
export function wholeMonths(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0));
}

const LAST_YEAR = 9_999;

/** The day so many months after another, or the last one of a month that is shorter; null where it is in no year that a calendar has. */
export function monthsAfter(day: string, months: number): string | null {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const after = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return after.getUTCFullYear() <= LAST_YEAR ? after.toISOString().slice(0, 10) : null;
}

type Arranged = Pick<Fitted, 'id' | 'from_on' | 'to_on' | 'to_mileage' | 'positions'>;
type Moved = Pick<Happened, 'id' | 'kind' | 'happened_on' | 'positions'>;

/** Places of tyres from a day on; `on` is empty where they began before all days. */
interface Arrangement {
  on: string;
  order: number;
  id: number;
  positions: readonly string[];
}

/** The places of tyres as fitments and rotations say them, the oldest first; a fitment whose places nobody knows says nothing. */
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

/** Finds the last until a day of what is sorted by days; -1 where all of it is later. */
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
 * A fitment whose first day nobody wrote down began after those that had ended before it; null where its end is not known either.
 * @param ends of all fitments, by their days
 */
function earliestBeginOf(one: Arranged, ends: readonly (OfDay & { id: number })[]): string | null {
  if (one.to_on === null && !lasts(one)) return null;
  const at = one.to_on === null ? ends.length - 1 : lastUntil(ends, one.to_on);
  return ends[ends[at]?.id === one.id ? at - 1 : at]?.on ?? '';
}

/**
 * Tells the place of each tyre of a set on any day, by its number: as it was mounted or moved last until then.
 * @param home where each belongs before it is mounted
 */
export function arrangedOf(
  home: readonly string[],
  fitments: readonly Arranged[],
  entries: readonly Moved[],
): (day: string) => readonly string[] {
  const all = arrangements(fitments, entries);
  return (day) => all[lastUntil(all, day)]?.positions ?? home;
}

/** The same of one day. */
export const arrangementOn = (
  home: readonly string[],
  fitments: readonly Arranged[],
  entries: readonly Moved[],
  day: string,
): readonly string[] => arrangedOf(home, fitments, entries)(day);

/**
 * The places at which a fitment has the tyres of a set where it does not say them itself: as they stood before. None, which means that nobody knows,
 * where it came off again, its day is not known, and the tyres did not always stand at the same places.
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
