import { daysBetween } from '../reminders/moments.rules.js';

/** A due point with its vehicle and the known odometer data. Days are `YYYY-MM-DD`. */
export interface DuePoint {
  id: number;
  vehicle_id: number;
  kind: string;
  record_id: number;
  name: string;
  due_on: string | null;
  due_mileage: number | null;
  odometer_unit: string | null;
  expected_on: string | null;
  since: string | null;
  planned_event_id: number | null;
  version: number;
  /** The time of the last publication. */
  told_at: Date;
  make: string;
  model: string;
  year: number | null;
  nickname: string | null;
  current_mileage: number | null;
  pace: { value: number; read_on: string; per_day: number } | null;
}

/** The day of an entry: when it is due or expected, whichever is earlier. */
export const dayOf = ({ due_on, expected_on }: Pick<DuePoint, 'due_on' | 'expected_on'>): string | null =>
  [due_on, expected_on].filter((day) => day !== null).sort()[0] ?? null;

/** True if its day is past, or the odometer has reached its mileage, by the last reading or by the pace. */
export function isOverdue(point: DuePoint, today: string): boolean {
  const day = dayOf(point);
  const left = distanceLeft(point, today);
  return (day !== null && day < today) || (left !== null && left <= 0);
}

/** The remaining distance, by the pace and the last reading; null if nothing is known. */
export function distanceLeft({ due_mileage, pace, current_mileage }: DuePoint, today: string): number | null {
  if (due_mileage === null) return null;
  const expected = pace && pace.value + pace.per_day * Math.max(0, daysBetween(pace.read_on, today));
  const shown = [expected, current_mileage].filter((one) => one !== null);
  return shown.length > 0 ? due_mileage - Math.max(...shown) : null;
}
