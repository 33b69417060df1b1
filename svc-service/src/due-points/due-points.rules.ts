import { isDeepStrictEqual } from 'node:util';
import type { PlannedRow } from '../due/due.repository.js';
import { nextDue } from '../due/due.rules.js';
import { bornOn, expectedDayOf, type Reading } from '../due/mileage.rules.js';
import type { DuePointBody, ToldPoint } from './due-point.fact.js';

/** A due point of a vehicle to publish, and its source, which identifies it. */
export interface Point {
  vehicle_id: number;
  source: string;
  body: DuePointBody;
}

/** A service event planned for a day. */
export interface PlannedEvent {
  id: number;
  vehicle_id: number;
  name: string;
  date_performed: string;
}

/**
 * The next due point of a template on a vehicle: day and mileage from `nextDue`, and the day on which the mileage is or was expected. The result does not
 * depend on today, so it does not change as days pass. Null if neither day nor mileage is known, or the template never comes due.
 */
export function scheduledPoint(row: PlannedRow, readings: Reading[]): Point | null {
  const { vehicle_id, template_id, odometer_unit, name, last_id, last_date, last_counted, added_on } = row;
  const last_done = last_date ? { date: last_date, mileage: last_counted } : null;
  const vehicle = { ...row, readings };
  // A reading without a known day counts as read on the day when the template was added to the schedule.
  const due = nextDue({ ...row, last_done }, vehicle, added_on);
  if (!due || (due.due_date === null && due.due_mileage === null)) return null;
  const expected = due.due_mileage === null ? null : expectedDayOf(due.due_mileage, row.pace, bornOn(vehicle));
  return {
    vehicle_id,
    source: `schedule ${template_id} ${last_id ?? 'new'}`,
    body: {
      vehicle_id,
      kind: 'schedule',
      record_id: template_id,
      name,
      due_on: due.due_date,
      due_mileage: due.due_mileage,
      odometer_unit,
      expected_on: expected?.day ?? null,
      since: last_date ?? added_on,
      planned_event_id: row.planned_date !== null && row.planned_date_edtf === null ? row.planned_id : null,
    },
  };
}

export const plannedPoint = ({ id, vehicle_id, name, date_performed }: PlannedEvent): Point => ({
  vehicle_id,
  source: `event ${id}`,
  body: {
    vehicle_id,
    kind: 'event',
    record_id: id,
    name,
    due_on: date_performed,
    due_mileage: null,
    odometer_unit: null,
    expected_on: null,
    since: null,
    planned_event_id: null,
  },
});

/** New, changed and removed due points. */
export interface Difference {
  added: Point[];
  changed: ToldPoint[];
  gone: ToldPoint[];
}

/** Compares published due points (`told`) with the current ones (`points`), of the same vehicles. */
export function differenceOf(told: readonly ToldPoint[], points: readonly Point[]): Difference {
  const nameOf = ({ vehicle_id, source }: Point): string => `${vehicle_id} ${source}`;
  const wanted = new Map(points.map((point) => [nameOf(point), point]));
  const known = new Set(told.map(nameOf));
  return {
    added: [...wanted.values()].filter((point) => !known.has(nameOf(point))),
    changed: told.flatMap((before) => {
      const point = wanted.get(nameOf(before));
      return point && !isDeepStrictEqual(before.body, point.body)
        ? [{ ...before, body: point.body, version: before.version + 1 }]
        : [];
    }),
    gone: told.filter((before) => !wanted.has(nameOf(before))),
  };
}
