import { daysBetween } from './days.rules.js';

/** What an odometer showed on a day. */
export interface Reading {
  date: string;
  mileage: number;
}

/** What is known of a vehicle's mileage and age. */
export interface VehicleLife {
  current_mileage: number | null;
  /** When that mileage was published; null where that is unknown. */
  mileage_seen_on: string | null;
  birth_date: string | null;
  year: number;
  /** Of its completed events. */
  readings: Reading[];
}

/** A pace is taken from the last two years where they hold readings far enough apart: habits change. */
const RECENT_DAYS = 730;
const APART_DAYS = 30;

/** The day from which its age counts (glossary, vehicle age). */
export const bornOn = ({ birth_date, year }: VehicleLife): string => birth_date ?? `${year}-01-01`;

/** The newest mileage that is known. What the owner says counts more than what was read at a service. */
export function mileageOf({ current_mileage, readings }: VehicleLife): number | null {
  if (current_mileage !== null) return current_mileage;
  return readings.length > 0 ? Math.max(...readings.map(({ mileage }) => mileage)) : null;
}

/**
 * A vehicle's mileage over time, oldest first. The current mileage is a reading of its own where no event raised it to that, and
 * readings above it are mistakes that the owner has put right.
 */
export function historyOf(vehicle: VehicleLife, today: string): Reading[] {
  const { current_mileage: current, mileage_seen_on } = vehicle;
  const readings = vehicle.readings.filter(({ mileage }) => current === null || mileage <= current);
  const isOwn = current !== null && readings.every(({ mileage }) => mileage < current);
  if (isOwn) readings.push({ date: mileage_seen_on ?? today, mileage: current });
  return readings.sort((a, b) => (a.date === b.date ? a.mileage - b.mileage : a.date < b.date ? -1 : 1));
}

/** Miles a day, or null where the history is not enough. With a single reading it is the average since the vehicle was built. */
export function paceOf(history: Reading[], born: string): number | null {
  const latest = history.at(-1);
  if (!latest) return null;
  const earlier = history.filter(({ date }) => daysBetween(date, latest.date) >= APART_DAYS);
  const recent = earlier.find(({ date }) => daysBetween(date, latest.date) <= RECENT_DAYS);
  const start = recent ?? earlier.at(-1) ?? { date: born, mileage: 0 };
  const days = daysBetween(start.date, latest.date);
  const pace = (latest.mileage - start.mileage) / days;
  return days >= APART_DAYS && pace > 0 ? pace : null;
}

/** The mileage on a day: between two readings in proportion, outside of them the nearest; null where there is none. */
export function mileageOn(history: Reading[], day: string): number | null {
  const after = history.findIndex(({ date }) => date >= day);
  const [left, right] = after === -1 ? [history.at(-1), undefined] : [history[after - 1], history[after]];
  if (!left || !right) return (left ?? right)?.mileage ?? null;
  const share = daysBetween(left.date, day) / daysBetween(left.date, right.date);
  return Math.round(left.mileage + share * (right.mileage - left.mileage));
}
