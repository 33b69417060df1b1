import type { OdometerPace } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import { addDays, daysBetween } from './days.rules.js';

/** A reading of an odometer on a day. */
export interface Reading {
  date: string;
  mileage: number;
}

/** The known mileage and age of a vehicle. */
export interface VehicleLife {
  current_mileage: number | null;
  /** The unit of all its mileages and readings. */
  odometer_unit: OdometerUnit;
  /** The day on which that mileage was published; null if unknown. */
  mileage_seen_on: string | null;
  /** Its pace from the odometer's ledger; null if too little is known. */
  pace: OdometerPace | null;
  birth_date: string | null;
  year: number;
  /** The readings in its completed events. */
  readings: Reading[];
}

/** The day from which its age counts (glossary, vehicle age). */
export const bornOn = ({ birth_date, year }: VehicleLife): string => birth_date ?? `${year}-01-01`;

/** The current mileage. The owner's own value has priority over readings at services. */
export function mileageOf({ current_mileage, readings }: VehicleLife): number | null {
  if (current_mileage !== null) return current_mileage;
  return readings.length > 0 ? Math.max(...readings.map(({ mileage }) => mileage)) : null;
}

/**
 * A vehicle's mileage over time, oldest first. The current mileage is added as a reading if no event has it. Readings above it are dropped as mistakes, because
 * the owner has corrected the current mileage.
 */
export function historyOf(vehicle: VehicleLife, today: string): Reading[] {
  const { current_mileage: current, mileage_seen_on } = vehicle;
  const readings = vehicle.readings.filter(({ mileage }) => current === null || mileage <= current);
  const isOwn = current !== null && readings.every(({ mileage }) => mileage < current);
  if (isOwn) readings.push({ date: mileage_seen_on ?? today, mileage: current });
  return readings.sort((a, b) => (a.date === b.date ? a.mileage - b.mileage : a.date < b.date ? -1 : 1));
}

/** The mileage on a day: interpolated between two readings, otherwise the nearest reading; null without readings. Not rounded. */
export function mileageOn(history: Reading[], day: string): number | null {
  const after = history.findIndex(({ date }) => date >= day);
  const [left, right] = after === -1 ? [history.at(-1), undefined] : [history[after - 1], history[after]];
  if (!left || !right) return (left ?? right)?.mileage ?? null;
  const share = daysBetween(left.date, day) / daysBetween(left.date, right.date);
  return left.mileage + share * (right.mileage - left.mileage);
}

/** The expected day of a mileage. `earliest` and `latest` are for the fastest and the slowest driving; `latest` is null if the vehicle may stand still. */
export interface ExpectedDay {
  day: string;
  earliest: string;
  latest: string | null;
}

/** The day on which the instrument reaches `mileage` at its pace, not before `from`. Null if too little is known, or the vehicle stands still. */
export function expectedDayOf(mileage: number, pace: OdometerPace | null, from: string): ExpectedDay | null {
  if (!pace) return null;
  const at = (rate: number): string | null => dayAt(mileage, rate, pace, from);
  const [day, earliest] = [at(pace.per_day), at(pace.fastest)];
  return day === null || earliest === null ? null : { day, earliest, latest: at(pace.slowest) };
}

/** Null if it is never reached, or only after the end of the calendar. */
function dayAt(mileage: number, rate: number, { value, read_on }: OdometerPace, from: string): string | null {
  if (rate <= 0) return null;
  const days = Math.ceil((mileage - value) / rate);
  return addDays(read_on, Math.max(days, daysBetween(read_on, from)));
}

/** The expected reading on a day; null if too little is known. */
export const expectedOn = (pace: OdometerPace | null, day: string): number | null =>
  pace && pace.value + pace.per_day * Math.max(0, daysBetween(pace.read_on, day));
