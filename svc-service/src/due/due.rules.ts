import type { Recurrence } from '../service-event-templates/template.entity.js';
import { addDays, addMonths, daysBetween } from './days.rules.js';
import { bornOn, historyOf, mileageOf, mileageOn, paceOf, type Reading, type VehicleLife } from './mileage.rules.js';

export const DUE_STATUSES = ['Overdue', 'Due', 'Upcoming'] as const;
export type DueStatus = (typeof DUE_STATUSES)[number];

/** A template on a schedule, and what was done by it on the schedule's vehicle. */
export interface Planned extends Recurrence {
  /** When it was put on the schedule, and what the vehicle had run then. */
  added_on: string;
  added_at_mileage: number | null;
  /** The last completed event of this template on this vehicle. */
  last_done: { date: string; mileage: number | null } | null;
}

/** When something comes next. Distances are miles and days, negative where the point has passed. */
export interface DuePoint {
  status: DueStatus;
  /** Which of the two comes first; null where neither is known yet. */
  due_by: 'mileage' | 'date' | null;
  due_mileage: number | null;
  miles_left: number | null;
  due_date: string | null;
  days_left: number | null;
  /** When it is expected to fall due, by date or by the vehicle's own pace, whichever is first. */
  estimated_date: string | null;
}

/** This close to its point something counts as due, but never sooner than in the last tenth of its interval. */
export const DUE_WITHIN_DAYS = 30;
export const DUE_WITHIN_MILES = 500;

/** Where a recurrence lies ahead (or behind), and how close to it counts as due. */
interface Aim {
  mileage: number | null;
  date: string | null;
  withinMiles: number;
  withinDays: number;
}

/**
 * The next due point of a template on one vehicle (glossary, recurrence): Total_Mileage once, at a mileage or an age,
 * whichever comes first; Periodic repeatedly, counted from the last time. Null where there is none: done for good, or never due.
 */
export function nextDue(planned: Planned, vehicle: VehicleLife, today: string): DuePoint | null {
  if (planned.recurrence_type === 'Total_Mileage' && planned.last_done) return null;
  if (!comesDue(planned)) return null;
  const history = historyOf(vehicle, today);
  const aim = planned.recurrence_type === 'Periodic' ? periodic(planned, history) : total(planned, vehicle);
  return point(aim, vehicle, history, today);
}

/** Sorts after every day of the calendar: what has no expected day comes last of its status. */
const NO_DAY = '9999-99-99';

/** What needs attention most comes first. */
export function byUrgency(a: DuePoint, b: DuePoint): number {
  return (
    DUE_STATUSES.indexOf(a.status) - DUE_STATUSES.indexOf(b.status) ||
    (a.estimated_date ?? NO_DAY).localeCompare(b.estimated_date ?? NO_DAY) ||
    (a.miles_left ?? Infinity) - (b.miles_left ?? Infinity) ||
    0
  );
}

/** An interval, a mileage or an age of nothing is none. */
function comesDue(recurrence: Recurrence): boolean {
  return recurrence.recurrence_type === 'Periodic'
    ? Boolean(recurrence.recurrence_time_interval || recurrence.recurrence_mileage_interval)
    : Boolean(recurrence.recurrence_total_mileage || recurrence.recurrence_total_age);
}

function total({ recurrence_total_mileage: mileage, recurrence_total_age: age }: Planned, vehicle: VehicleLife): Aim {
  return {
    mileage: mileage || null,
    date: age ? addMonths(bornOn(vehicle), age) : null,
    withinMiles: DUE_WITHIN_MILES,
    withinDays: DUE_WITHIN_DAYS,
  };
}

/** From the last time; where there was none, from when it was put on the schedule. */
function periodic(planned: Planned, history: Reading[]): Aim {
  const { recurrence_time_interval: days, recurrence_mileage_interval: miles, last_done } = planned;
  const from = last_done ?? { date: planned.added_on, mileage: planned.added_at_mileage };
  const fromMileage = from.mileage ?? mileageOn(history, from.date);
  return {
    mileage: miles && fromMileage !== null ? fromMileage + miles : null,
    date: days ? addDays(from.date, days) : null,
    withinMiles: Math.min(DUE_WITHIN_MILES, Math.floor((miles ?? 0) / 10)),
    withinDays: Math.min(DUE_WITHIN_DAYS, Math.floor((days ?? 0) / 10)),
  };
}

function point(aim: Aim, vehicle: VehicleLife, history: Reading[], today: string): DuePoint {
  const mileage = mileageOf(vehicle);
  const miles_left = aim.mileage !== null && mileage !== null ? aim.mileage - mileage : null;
  const days_left = aim.date !== null ? daysBetween(today, aim.date) : null;
  const byMileage = statusOf(miles_left, aim.withinMiles);
  const byDate = statusOf(days_left, aim.withinDays);
  const reachedOn = dayOfMileage(aim.mileage, miles_left, paceOf(history, bornOn(vehicle)), history, today);
  return {
    status: worse(byMileage, byDate),
    due_by: firstOf({ status: byMileage, date: reachedOn }, { status: byDate, date: aim.date }),
    due_mileage: aim.mileage,
    miles_left,
    due_date: aim.date,
    days_left,
    estimated_date: [reachedOn, aim.date].filter((day) => day !== null).sort()[0] ?? null,
  };
}

/** Passed is overdue, close is due, all else upcoming; null where nothing is known. */
function statusOf(left: number | null, within: number): DueStatus | null {
  if (left === null) return null;
  return left < 0 ? 'Overdue' : left <= within ? 'Due' : 'Upcoming';
}

const rank = (status: DueStatus | null): number =>
  status === null ? DUE_STATUSES.length : DUE_STATUSES.indexOf(status);

const worse = (a: DueStatus | null, b: DueStatus | null): DueStatus => (rank(a) <= rank(b) ? a : b) ?? 'Upcoming';

interface Side {
  status: DueStatus | null;
  date: string | null;
}

/** The worse of the two; of two equally bad the earlier, and a known day before an unknown one. */
function firstOf(mileage: Side, date: Side): DuePoint['due_by'] {
  if (mileage.status === null) return date.status === null ? null : 'date';
  if (date.status === null) return 'mileage';
  if (mileage.status !== date.status) return rank(mileage.status) < rank(date.status) ? 'mileage' : 'date';
  return mileage.date !== null && date.date !== null && mileage.date < date.date ? 'mileage' : 'date';
}

/**
 * When a mileage is reached at the vehicle's pace. What is still ahead is not expected before today; what has passed did so within
 * the vehicle's history.
 */
function dayOfMileage(
  mileage: number | null,
  left: number | null,
  pace: number | null,
  history: Reading[],
  today: string,
): string | null {
  const [first, latest] = [history[0], history.at(-1)];
  if (mileage === null || left === null || pace === null || !first || !latest) return null;
  const days = Math.ceil((mileage - latest.mileage) / pace);
  const day = addDays(latest.date, Math.max(days, daysBetween(latest.date, first.date)));
  if (left > 0) return day !== null && day < today ? today : day;
  return day === null || day > today ? today : day;
}
