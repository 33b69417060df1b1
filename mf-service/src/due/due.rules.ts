import { formatDate, formatMileage, formatMonth } from '@carnet/mf-kit/formats';
import type { EventRow } from '../events';
import * as m from '../messages/distance';
import * as values from '../messages/values';
import { paths } from '../paths';
import { unitWord } from '../templates';
import type { Due, DueStatus } from './due.queries';

export const DUE_STATUSES = ['Overdue', 'Due', 'Upcoming'] as const;
export const DUE_LABELS: Record<DueStatus, string> = {
  Overdue: values.overdue,
  Due: values.due,
  Upcoming: values.upcoming,
};
export const DUE_TONES = { Overdue: 'bad', Due: 'warn', Upcoming: 'info' } as const;

/** An item ahead: a template that is due, or a planned event. */
export type Ahead = { due: Due; event?: undefined } | { event: EventRow; due?: undefined };

/** Merges both into one list, most urgent first. A planned event that belongs to a due item is not listed again. */
export function dueAndPlanned(dues: readonly Due[], events: readonly EventRow[]): Ahead[] {
  const planned = new Set(dues.map((due) => due.planned_event?.id));
  const others = events.filter((event) => !planned.has(event.id));
  return [...dues.map((due) => ({ due })), ...others.map((event) => ({ event }))].sort(byUrgency);
}

function byUrgency(a: Ahead, b: Ahead): number {
  return rankOf(a) - rankOf(b) || dayOf(a).localeCompare(dayOf(b));
}

/** Path of the form that completes it: the planned event's form, otherwise a new event's form. */
export const completionOf = (due: Due): string =>
  due.planned_event ? paths.completeEvent(due.planned_event.id) : paths.newEventOf(due.vehicle_id, due.template_id);

export const statusOf = ({ due, event }: Ahead): DueStatus => due?.status ?? (event?.status as DueStatus);

const rankOf = (ahead: Ahead): number => DUE_STATUSES.indexOf(statusOf(ahead));

/** Sorts after every date, so that items without a date come last. */
const NO_DAY = '9999-99-99';

const dayOf = ({ due, event }: Ahead): string => (due ? due.estimated_date : event?.date_performed) ?? NO_DAY;

/** True for an item that is due already or comes due by `day`. */
export const isUntil = (ahead: Ahead, day: string): boolean => statusOf(ahead) !== 'Upcoming' || dayOf(ahead) <= day;

/** True for an item that is overdue by more than a year. It was done and not recorded, or it never will be. */
export const isLongOverdue = (ahead: Ahead, today: string): boolean =>
  statusOf(ahead) === 'Overdue' && isLongAgo(ahead, today);

/** True for an item whose date is more than a year ago, whatever its status is. */
export const isLongAgo = (ahead: Ahead, today: string): boolean =>
  lastDayOf(ahead) < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

/** Last possible day of its date: `2026-03-31` for `2026-03`. A date with an open end never counts as past. */
function lastDayOf(ahead: Ahead): string {
  const [day, end] = [dayOf(ahead), ahead.event?.date_performed_edtf?.split('/').at(-1)];
  if (!end) return day;
  if (end === '..') return NO_DAY;
  const [year, month, exact] = end
    .replace(/[~?%]$/, '')
    .replace('X', '9')
    .split('-');
  return exact
    ? `${year}-${month}-${exact}`
    : new Date(Date.UTC(Number(year), Number(month ?? 12), 0)).toISOString().slice(0, 10);
}

/** Remaining distance and time, in the vehicle's unit: `1,200 mi left · 45 days left`, `340 km over`. */
export function distanceOf(
  due: Pick<Due, 'miles_left' | 'days_left' | 'odometer_unit' | 'distance_unit' | 'counts_otherwise'>,
): string {
  const distances = [mileageLeft(due), daysLeft(due), due.counts_otherwise ? countsOtherwise(due) : null];
  return distances.filter(Boolean).join(' · ') || m.notKnown;
}

/** Says that a template and an odometer have incompatible units: `In miles; this odometer counts hours`. */
export const countsOtherwise = ({
  distance_unit,
  odometer_unit,
}: Pick<Due, 'distance_unit' | 'odometer_unit'>): string =>
  m.countsOtherwise({ distance: unitWord(distance_unit), odometer: unitWord(odometer_unit) });

function mileageLeft({ miles_left: left, odometer_unit }: Pick<Due, 'miles_left' | 'odometer_unit'>): string | null {
  if (left === null) return null;
  const mileage = formatMileage(Math.abs(left), odometer_unit);
  return left < 0 ? m.mileageOver({ mileage }) : m.mileageLeft({ mileage });
}

function daysLeft({ days_left: days }: Pick<Due, 'days_left'>): string | null {
  if (days === null) return null;
  return days < 0 ? m.daysOver({ days: -days }) : m.daysLeft({ days });
}

/** Due mileage, its estimated month, and due date: `at 60,000 mi, about Mar 2027, or on Mar 4, 2028`. */
export function pointOf({
  due_mileage,
  mileage_expected,
  due_date,
  odometer_unit,
}: Pick<Due, 'due_mileage' | 'mileage_expected' | 'due_date' | 'odometer_unit'>): string {
  const mileage = formatMileage(due_mileage, odometer_unit);
  const date = formatDate(due_date);
  if (due_mileage === null) return due_date === null ? '' : m.onDate({ date });
  // A service of the previous release does not send `mileage_expected`.
  if (!mileage_expected) return due_date === null ? m.atMileage({ mileage }) : m.atMileageOrOnDate({ mileage, date });
  const month = formatMonth(mileage_expected.day);
  return due_date === null ? m.atMileageAbout({ mileage, month }) : m.atMileageAboutOrOnDate({ mileage, month, date });
}
