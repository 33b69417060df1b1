import { formatCount, formatDate, formatMiles } from '@carnet/mf-kit';
import type { EventRow } from '../events';
import { paths } from '../paths';
import type { Due, DueStatus } from './due.queries';

export const DUE_STATUSES = ['Overdue', 'Due', 'Upcoming'] as const;
export const DUE_TONES = { Overdue: 'bad', Due: 'warn', Upcoming: 'info' } as const;

/** Something ahead: what a schedule says is due, or an event that was planned. */
export type Ahead = { due: Due; event?: undefined } | { event: EventRow; due?: undefined };

/** Both sorts in one list, the most urgent first; an event that plans what is due stands with it, not for itself. */
export function dueAndPlanned(dues: readonly Due[], events: readonly EventRow[]): Ahead[] {
  const planned = new Set(dues.map((due) => due.planned_event?.id));
  const others = events.filter((event) => !planned.has(event.id));
  return [...dues.map((due) => ({ due })), ...others.map((event) => ({ event }))].sort(byUrgency);
}

function byUrgency(a: Ahead, b: Ahead): number {
  return rankOf(a) - rankOf(b) || dayOf(a).localeCompare(dayOf(b));
}

/** Where it is completed: in the event that plans it, else in a new one of its template. */
export const completionOf = (due: Due): string =>
  due.planned_event ? paths.completeEvent(due.planned_event.id) : paths.newEventOf(due.vehicle_id, due.template_id);

export const statusOf = ({ due, event }: Ahead): DueStatus => due?.status ?? (event?.status as DueStatus);

const rankOf = (ahead: Ahead): number => DUE_STATUSES.indexOf(statusOf(ahead));

/** After every day of the calendar: what has no day comes last. */
const NO_DAY = '9999-99-99';

const dayOf = ({ due, event }: Ahead): string => (due ? due.estimated_date : event?.date_performed) ?? NO_DAY;

/** How far it is: `1,200 mi left · 45 days left`, `340 mi over`. */
export function distanceOf({ miles_left, days_left }: Pick<Due, 'miles_left' | 'days_left'>): string {
  const distances = [distance(miles_left, formatMiles), distance(days_left, (days) => formatCount(days, 'day'))];
  return distances.filter(Boolean).join(' · ') || 'Not known without a mileage';
}

function distance(left: number | null, format: (amount: number) => string): string | null {
  if (left === null) return null;
  return left < 0 ? `${format(-left)} over` : `${format(left)} left`;
}

/** Where it lies: `at 60,000 mi or on Mar 4, 2026`. */
export function pointOf({ due_mileage, due_date }: Pick<Due, 'due_mileage' | 'due_date'>): string {
  const points = [
    due_mileage === null ? null : `at ${formatMiles(due_mileage)}`,
    due_date === null ? null : `on ${formatDate(due_date)}`,
  ];
  return points.filter((point) => point !== null).join(' or ');
}

/** `Expected Mar 4, 2026`, where the vehicle's pace tells more than the date itself. */
export function expectationOf({ status, estimated_date, due_date }: Due): string | null {
  const tells = estimated_date !== null && estimated_date !== due_date && status !== 'Overdue';
  return tells ? `Expected ${formatDate(estimated_date)}` : null;
}
