import { inUnit } from '@carnet/fields';
import type { Limit } from '../components/component.entity.js';
import {
  boundsOf,
  type Fitted,
  type Followed,
  type Ledgers,
  type Life,
  lasts,
  monthsAfter,
  usedBetween,
} from './life.rules.js';
import { inMillimetres, type Tread } from './tread.rules.js';

export const LIMIT_STATES = ['far', 'near', 'reached', 'unknown'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** A component's standing against one of its limits. */
export interface Standing {
  limit: Limit;
  state: LimitState;
  /** Used and left, in the limit's own unit. For a tread, `used` is its depth; for a label, both are null. */
  used: number | null;
  left: number | null;
  /** True if some of the distance is unknown, so that the limit may be reached sooner. */
  at_least: boolean;
  /** The day on which it is reached, if it depends on a day. */
  due_on: string | null;
  /** The odometer reading of its vehicle at which it is reached. */
  due_mileage: number | null;
}

/** A limit is near from nine tenths on, or this many days before; a tread from a millimetre above. */
const NEAR_SHARE = 0.9;
export const NEAR_DAYS = 60;
const NEAR_MM = 1;

/** The data of a component that its limits need. */
export interface Judged {
  limits: readonly Limit[];
  life: Life;
  /** The current fitment. */
  on: Fitted | null;
  treads: readonly Tread[];
  followed: Pick<Followed, 'fitments' | 'entries'>;
}

export const standingsOf = (judged: Judged, ledgers: Ledgers, today: string): Standing[] =>
  judged.limits.map((limit) => standingOf(limit, judged, ledgers, today));

function standingOf(limit: Limit, judged: Judged, ledgers: Ledgers, today: string): Standing {
  const { life, treads } = judged;
  const about = { limit, used: null, left: null, at_least: false, due_on: null, due_mileage: null };
  if (limit.by === 'label') return { ...about, due_on: limit.until, state: stateOfDay(limit.until!, today) };
  if (limit.by === 'age') {
    if (life.from === null) return { ...about, state: 'unknown' };
    const due_on = monthsAfter(life.from, limit.value!);
    const used = life.months!;
    const state = due_on === null ? 'far' : stateOfDay(due_on, today);
    return { ...about, used, left: Math.max(0, limit.value! - used), due_on, state };
  }
  if (limit.by === 'tread') return treadStanding(limit, treads, judged.on, ledgers);
  const used = { distance: distanceIn(limit, life), hours: life.hours, sessions: life.sessions }[limit.by];
  if (used === 0 && isUnknown(limit, judged, ledgers)) return { ...about, at_least: true, state: 'unknown' };
  const left = Math.max(0, Math.round((limit.value! - used) * 1_000) / 1_000);
  const due_mileage = limit.by === 'distance' ? mileageIn(kilometres(left, limit), judged.on, ledgers) : null;
  return { ...about, used, left, at_least: life.open !== null, due_mileage, state: stateOfShare(used / limit.value!) };
}

/** Tells whether the use behind a limit is completely unknown, so that neither its end nor its state can be computed. */
function isUnknown({ by }: Limit, { life: { open }, followed }: Judged, ledgers: Ledgers): boolean {
  if (open === null) return false;
  return by === 'distance' || open === 'session-unclear' || (by === 'hours' && areHoursOpen(followed, ledgers));
}

/** Tells whether the current life has unknown hours on hour meters, of current or deleted vehicles. */
function areHoursOpen({ fitments, entries }: Judged['followed'], ledgers: Ledgers): boolean {
  const metered = {
    fitments: fitments.filter(({ vehicle_id }) => ledgers.get(vehicle_id)?.unit === 'h'),
    // A use with only a distance comes from an odometer.
    entries: entries.filter(({ distance, hours }) => distance === null && hours === null),
    driven: [],
  };
  return usedBetween(metered, ledgers, boundsOf({ entries }).at(-1)!.since, null).open !== null;
}

const distanceIn = ({ unit }: Limit, { distance_km }: Life): number =>
  unit === 'mi' ? Math.round(inUnit(distance_km, 'km', 'mi')! * 10) / 10 : distance_km;

const kilometres = (distance: number, { unit }: Limit): number =>
  unit === 'mi' ? inUnit(distance, 'mi', 'km')! : distance;

const stateOfShare = (share: number): LimitState => (share >= 1 ? 'reached' : share >= NEAR_SHARE ? 'near' : 'far');

function stateOfDay(due: string, today: string): LimitState {
  if (due < today) return 'reached';
  return (Date.parse(due) - Date.parse(today)) / 86_400_000 <= NEAR_DAYS ? 'near' : 'far';
}

/** Uses the tyre with the most wear. */
function treadStanding(limit: Limit, treads: readonly Tread[], on: Fitted | null, ledgers: Ledgers): Standing {
  const about = { limit, at_least: false, due_on: null };
  const worst = treads.toSorted((a, b) => a.depth_mm - b.depth_mm)[0];
  if (!worst) return { ...about, used: null, left: null, due_mileage: null, state: 'unknown' };
  const unit = limit.unit === '1/32in' ? '1/32in' : 'mm';
  const left = worst.depth_mm - inMillimetres(limit.value!, unit);
  const soonest = treads.map(({ left_km }) => left_km).filter((km) => km !== null);
  const due_mileage = soonest.length > 0 ? mileageIn(Math.min(...soonest), on, ledgers) : null;
  const written = (mm: number): number => Math.round((mm / inMillimetres(1, unit)) * 10) / 10;
  return {
    ...{ ...about, used: written(worst.depth_mm), left: Math.max(0, written(left)), due_mileage },
    state: left < 0 ? 'reached' : left <= NEAR_MM ? 'near' : 'far',
  };
}

/** The odometer reading at this distance in kilometres after the last reading; null if the component is on no vehicle. */
function mileageIn(km: number, on: Fitted | null, ledgers: Ledgers): number | null {
  if (!on || !lasts(on)) return null;
  const ledger = ledgers.get(on.vehicle_id);
  const last = Math.max(ledger?.last.mileage ?? -1, on.from_mileage ?? -1);
  const distance = ledger && inUnit(km, 'km', ledger.unit);
  return last < 0 || distance == null ? null : Math.round(last + distance);
}
