import { inUnit, type OdometerUnit } from '@carnet/fields';
import type { Recurrence } from '../service-event-templates/template.entity.js';
import { addDays, addMonths, daysBetween } from './days.rules.js';
import {
  bornOn,
  type ExpectedDay,
  expectedDayOf,
  expectedOn,
  historyOf,
  mileageOf,
  mileageOn,
  type Reading,
  type VehicleLife,
} from './mileage.rules.js';

export const DUE_STATUSES = ['Overdue', 'Due', 'Upcoming'] as const;
export type DueStatus = (typeof DUE_STATUSES)[number];

/** A template on a schedule, and its last completion on the schedule's vehicle. */
export interface Planned extends Recurrence {
  /** The day it was added to the schedule, and the vehicle's mileage on that day. */
  added_on: string;
  added_at_mileage: number | null;
  /** The last completed event of this template on this vehicle. */
  last_done: { date: string; mileage: number | null } | null;
}

/** The next due point. Days and mileage left are negative after it has passed. */
export interface DuePoint {
  status: DueStatus;
  /** The limit that is reached first; null while neither is known. */
  due_by: 'mileage' | 'date' | null;
  due_mileage: number | null;
  /** In the vehicle's own unit, despite the name. */
  miles_left: number | null;
  /** True if the interval and the instrument use hours and a distance, so that there is no due mileage. */
  counts_otherwise: boolean;
  due_date: string | null;
  days_left: number | null;
  /** The expected day of a mileage that lies ahead; null if too little is known about the driving. */
  mileage_expected: ExpectedDay | null;
  /** The expected due day: by date, or by the vehicle's own pace, whichever is first. */
  estimated_date: string | null;
}

/** Days before the due day from which something counts as due. For a short interval, only its last tenth. */
export const DUE_WITHIN_DAYS = 30;
/** The same as a distance: 500 miles, a similar round number of kilometres, and the hours for such a distance. */
export const DUE_WITHIN: Readonly<Record<OdometerUnit, number>> = { mi: 500, km: 800, h: 10 };

/** The next target of a recurrence (ahead or passed), and the distance from which it counts as due. */
interface Aim {
  mileage: number | null;
  countsOtherwise: boolean;
  date: string | null;
  withinMiles: number;
  withinDays: number;
}

/**
 * The next due point of a template on one vehicle (glossary, recurrence). Total_Mileage: once, at a mileage or an age, whichever comes first. Periodic:
 * repeatedly, counted from the last completion. Null if there is none: it is done for good, or never comes due.
 */
export function nextDue(planned: Planned, vehicle: VehicleLife, today: string): DuePoint | null {
  if (planned.recurrence_type === 'Total_Mileage' && planned.last_done) return null;
  if (!comesDue(planned)) return null;
  const history = historyOf(vehicle, today);
  const aim = planned.recurrence_type === 'Periodic' ? periodic(planned, vehicle, history) : total(planned, vehicle);
  return point(aim, vehicle, today);
}

/** A key that sorts after every day. Points without an expected day come last within their status. */
const NO_DAY = '9999-99-99';

/** Sorts the most urgent point first. */
export function byUrgency(a: DuePoint, b: DuePoint): number {
  return (
    DUE_STATUSES.indexOf(a.status) - DUE_STATUSES.indexOf(b.status) ||
    (a.estimated_date ?? NO_DAY).localeCompare(b.estimated_date ?? NO_DAY) ||
    (a.miles_left ?? Infinity) - (b.miles_left ?? Infinity) ||
    0
  );
}

/** An interval, mileage or age of 0 counts as missing. */
function comesDue(recurrence: Recurrence): boolean {
  return recurrence.recurrence_type === 'Periodic'
    ? Boolean(recurrence.recurrence_time_interval || recurrence.recurrence_mileage_interval)
    : Boolean(recurrence.recurrence_total_mileage || recurrence.recurrence_total_age);
}

function total(planned: Planned, vehicle: VehicleLife): Aim {
  const { recurrence_total_mileage: distance, recurrence_total_age: age, distance_unit } = planned;
  const mileage = distance ? inUnit(distance, distance_unit, vehicle.odometer_unit) : null;
  return {
    mileage: mileage === null ? null : Math.round(mileage),
    countsOtherwise: Boolean(distance) && mileage === null,
    date: age ? addMonths(bornOn(vehicle), age) : null,
    withinMiles: DUE_WITHIN[vehicle.odometer_unit],
    withinDays: DUE_WITHIN_DAYS,
  };
}

/** Counts from the last completion, or else from the day it was added to the schedule. */
function periodic(planned: Planned, { odometer_unit }: VehicleLife, history: Reading[]): Aim {
  const { recurrence_time_interval: days, recurrence_mileage_interval: distance, distance_unit, last_done } = planned;
  const interval = distance ? inUnit(distance, distance_unit, odometer_unit) : null;
  const from = last_done ?? { date: planned.added_on, mileage: planned.added_at_mileage };
  const fromMileage = from.mileage ?? mileageOn(history, from.date);
  return {
    mileage: interval !== null && fromMileage !== null ? Math.round(fromMileage + interval) : null,
    countsOtherwise: Boolean(distance) && interval === null,
    date: days ? addDays(from.date, days) : null,
    withinMiles: Math.min(DUE_WITHIN[odometer_unit], Math.floor((interval ?? 0) / 10)),
    withinDays: Math.min(DUE_WITHIN_DAYS, Math.floor((days ?? 0) / 10)),
  };
}

function point(aim: Aim, vehicle: VehicleLife, today: string): DuePoint {
  const mileage = mileageOf(vehicle);
  const miles_left = aim.mileage !== null && mileage !== null ? aim.mileage - mileage : null;
  const days_left = aim.date !== null ? daysBetween(today, aim.date) : null;
  const byMileage = statusByMileage(aim, miles_left, vehicle, today);
  const byDate = statusOf(days_left, aim.withinDays);
  const ahead = miles_left !== null && miles_left > 0;
  const mileage_expected = ahead ? expectedDayOf(aim.mileage!, vehicle.pace, today) : null;
  const reachedOn =
    ahead || miles_left === null ? (mileage_expected?.day ?? null) : passedOn(aim.mileage!, vehicle, today);
  return {
    status: worse(byMileage, byDate),
    due_by: firstOf({ status: byMileage, date: reachedOn }, { status: byDate, date: aim.date }),
    due_mileage: aim.mileage,
    miles_left,
    counts_otherwise: aim.countsOtherwise,
    due_date: aim.date,
    days_left,
    mileage_expected,
    estimated_date: [reachedOn, aim.date].filter((day) => day !== null).sort()[0] ?? null,
  };
}

/** Only a real reading makes it overdue. A reading that is expected by now can make it due, if nobody has read the instrument for long. */
function statusByMileage(
  { mileage, withinMiles }: Aim,
  left: number | null,
  { pace }: VehicleLife,
  today: string,
): DueStatus | null {
  const status = statusOf(left, withinMiles);
  const expected = expectedOn(pace, today);
  const isClose = mileage !== null && expected !== null && mileage - expected <= withinMiles;
  return status === 'Upcoming' && isClose ? 'Due' : status;
}

/** Passed is overdue, close is due, anything else upcoming; null if nothing is known. */
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

/** The limit with the worse status. If both are equal, the earlier one; a known day wins over an unknown one. */
function firstOf(mileage: Side, date: Side): DuePoint['due_by'] {
  if (mileage.status === null) return date.status === null ? null : 'date';
  if (date.status === null) return 'mileage';
  if (mileage.status !== date.status) return rank(mileage.status) < rank(date.status) ? 'mileage' : 'date';
  return mileage.date !== null && date.date !== null && mileage.date < date.date ? 'mileage' : 'date';
}

/** The day on which a mileage was passed, by the vehicle's pace: not before it was built, and not after today. */
function passedOn(mileage: number, vehicle: VehicleLife, today: string): string | null {
  const day = expectedDayOf(mileage, vehicle.pace, bornOn(vehicle))?.day ?? null;
  return day === null || day < today ? day : today;
}
