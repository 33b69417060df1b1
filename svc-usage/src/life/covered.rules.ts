import type { InstrumentChapter } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/fields';
import type { Distance } from '../consumption/amount.rules.js';

/** Reasons why the real use may be larger: gaps in an odometer's ledger, or a session with unknown distance or unknown tyres. */
export const OPEN = [
  ...(['mileage-unknown', 'day-unknown', 'instrument-changed', 'odometer-falls'] as const),
  ...(['session-unclear', 'session-unmeasured'] as const),
] as const;
export type Open = (typeof OPEN)[number];

/** A point in a vehicle's history: a day, an odometer reading, or both. */
export interface Spot {
  /** `YYYY-MM-DD` */
  on: string | null;
  mileage: number | null;
}

/** The part of an odometer's ledger that is needed for a distance between two points. */
export interface Ledger {
  /** The current unit of the instrument. */
  unit: OdometerUnit;
  chapters: readonly InstrumentChapter[];
  /** The last reading. */
  last: Spot;
  /** True if there never was a reading, and the vehicle's sessions say that its odometer does not run. */
  silent?: boolean;
}

/** Known distances, each in the unit of its instrument. */
export interface Covered {
  distances: readonly Distance[];
  /** The reason why there may be more; null if the distances are complete. */
  open: Open | null;
}

export const NOTHING: Covered = { distances: [], open: null };

/** The last value of a five-digit odometer before it rolls over, as in svc-garage. */
const FIVE_DIGITS = 99_999;

/** The distance between two points by the ledger, across all instrument changes. Nothing is interpolated. */
export function coveredBetween(from: Spot, to: Spot, ledger: Ledger): Covered {
  if (ledger.silent && from.mileage === null && to.mileage === null) return NOTHING;
  if (from.mileage === null || to.mileage === null) return least('mileage-unknown');
  const changes = changesOf(ledger);
  if (changes.length > 0 && (from.on === null || to.on === null)) return least('day-unknown');
  const start = instrumentAt(from, changes);
  const end = Math.max(start, instrumentAt(to, changes, from.mileage));
  const unitOf = (instrument: number): OdometerUnit =>
    changes.slice(instrument).find(({ unit_before }) => unit_before !== null)?.unit_before ?? ledger.unit;
  if (start === end && from.mileage === to.mileage) return NOTHING;
  if (ledger.chapters.some((chapter) => isUnknown(chapter, from, to))) return least('mileage-unknown');
  const known: Distance[] = [];
  let open: Open | null = null;
  let at: number | null = from.mileage;
  for (let i = start; i < end; i += 1) {
    const before: number | null = at;
    const way = untilChange(before, changes[i]!, unitOf(i));
    known.push(...way.distances);
    open ??= way.open;
    at = beginsAt(changes[i]!, before, unitOf(i), unitOf(i + 1));
  }
  const rest = fromTo(at, to.mileage, unitOf(end));
  return { distances: [...known, ...rest.distances], open: open ?? rest.open };
}

/** The sum of several results. */
export const together = (parts: readonly Covered[]): Covered => ({
  distances: parts.flatMap(({ distances }) => distances),
  open: parts.find(({ open }) => open !== null)?.open ?? null,
});

const least = (open: Open): Covered => ({ distances: [], open });

/** Changes of the instrument, the oldest first. */
export const changesOf = ({ chapters }: Pick<Ledger, 'chapters'>): InstrumentChapter[] =>
  chapters.filter(({ kind }) => kind !== 'unknown-mileage').sort((a, b) => a.from_date.localeCompare(b.from_date));

/**
 * The number of instrument changes before a point.
 * @param shown the previous reading; on the day of a change, a lower one comes from the new instrument
 */
function instrumentAt({ on, mileage }: Spot, changes: readonly InstrumentChapter[], shown?: number): number {
  if (on === null) return 0;
  return changes.filter(
    (change) => on > change.from_date || (on === change.from_date && isOfNew(mileage!, change, shown)),
  ).length;
}

/** On the day of a change, a reading belongs to the instrument whose last or first value is closer. */
function isOfNew(mileage: number, { last_value, first_value = null }: InstrumentChapter, shown = -1): boolean {
  if (last_value === null || mileage > last_value) return true;
  if (first_value === null) return mileage < shown;
  return Math.abs(mileage - first_value) < Math.abs(mileage - last_value);
}

const isUnknown = ({ kind, from_date, to_date }: InstrumentChapter, from: Spot, to: Spot): boolean =>
  kind === 'unknown-mileage' &&
  (to.on === null || from_date < to.on) &&
  (to_date === null || from.on === null || to_date > from.on);

/** The distance on an instrument until its change. A mere change of the unit does not interrupt the distance. */
function untilChange(at: number | null, { kind, last_value }: InstrumentChapter, unit: OdometerUnit): Covered {
  if (kind === 'rolled-over') {
    const way = fromTo(at, last_value ?? FIVE_DIGITS, unit);
    return { ...way, distances: [...way.distances, { distance: 1, unit }] };
  }
  if (last_value !== null) return fromTo(at, last_value, unit);
  return kind === 'unit-changed' ? NOTHING : least('instrument-changed');
}

function beginsAt(change: InstrumentChapter, at: number | null, unit: OdometerUnit, next: OdometerUnit): number | null {
  const { kind, last_value, first_value = null } = change;
  if (first_value !== null) return first_value;
  if (kind === 'rolled-over') return 0;
  const last = last_value ?? at;
  return kind === 'unit-changed' && last !== null ? Math.round(inUnit(last, unit, next) ?? last) : null;
}

function fromTo(from: number | null, to: number, unit: OdometerUnit): Covered {
  if (from === null) return least('instrument-changed');
  if (to < from) return least('odometer-falls');
  return { distances: [{ distance: to - from, unit }], open: null };
}
