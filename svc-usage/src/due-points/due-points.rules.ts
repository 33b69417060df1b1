import { isDeepStrictEqual } from 'node:util';
import type { OdometerPace } from '@carnet/contracts';
import type { FollowedComponent, Garage } from '../life/followed.repository.js';
import { asOf, lastingOf } from '../life/life.rules.js';
import { lifeOf } from '../life/lives.rules.js';
import type { DuePointBody, ToldPoint } from './due-point.fact.js';

/** A due point of a component to publish. */
export interface Point {
  component_id: number;
  body: DuePointBody;
}

/** A placeholder for today. Apart from the current fitments, nothing in a due point depends on today. */
const ANY_DAY = '0001-01-01';
const DAY = 86_400_000;
/** The largest mileage that a column can store. */
const MOST_MILEAGE = 2_147_483_647;

/** The day and the mileage at which a mounted component reaches the first of its limits. Null if it is on no vehicle or retired, or if nothing is known. */
export function pointOf(stored: FollowedComponent, ledgers: Garage['ledgers'], today: string): Point | null {
  const component = asOf(stored, today);
  const on = lastingOf(component.fitments);
  const ledger = on && ledgers.get(on.vehicle_id);
  if (!on || !ledger || component.retired_on !== null) return null;
  const { limits } = lifeOf(component, ledgers, ANY_DAY);
  const due_on = limits.flatMap((one) => one.due_on ?? []).sort()[0] ?? null;
  const mileages = limits.flatMap((one) => one.due_mileage ?? []).filter((mileage) => mileage <= MOST_MILEAGE);
  const due_mileage = mileages.length > 0 ? Math.min(...mileages) : null;
  if (due_on === null && due_mileage === null) return null;
  return {
    component_id: component.id,
    body: {
      ...{ vehicle_id: on.vehicle_id, kind: 'component', record_id: component.id, name: component.name },
      ...{ due_on, due_mileage, odometer_unit: due_mileage === null ? null : ledger.unit },
      expected_on: due_mileage === null ? null : expectedDay(due_mileage, ledger.pace),
      ...{ since: on.from_on, planned_event_id: null },
    },
  };
}

/** The day on which the odometer reaches a mileage at its pace; null if too little is known, or the vehicle stands still. */
function expectedDay(mileage: number, pace: OdometerPace | null): string | null {
  if (!pace || pace.per_day <= 0) return null;
  const days = Math.max(0, Math.ceil((mileage - pace.value) / pace.per_day));
  const day = new Date(Date.parse(pace.read_on) + days * DAY);
  return Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9_999 ? null : day.toISOString().slice(0, 10);
}

/** The next day on which due points change without a write: a fitment ends on it. */
export const nextChangeOf = (components: readonly FollowedComponent[], today: string): string | null =>
  components
    .flatMap(({ fitments }) => fitments.flatMap(({ to_on }) => (to_on !== null && to_on > today ? [to_on] : [])))
    .reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

/** New, changed and removed due points. */
export interface Difference {
  added: Point[];
  changed: ToldPoint[];
  gone: ToldPoint[];
}

export function differenceOf(told: readonly ToldPoint[], points: readonly Point[]): Difference {
  const wanted = new Map(points.map((point) => [point.component_id, point]));
  const known = new Set(told.map(({ component_id }) => component_id));
  return {
    added: points.filter(({ component_id }) => !known.has(component_id)),
    changed: told.flatMap((before) => {
      const point = wanted.get(before.component_id);
      return point && !isDeepStrictEqual(before.body, point.body)
        ? [{ ...before, body: point.body, version: before.version + 1 }]
        : [];
    }),
    gone: told.filter(({ component_id }) => !wanted.has(component_id)),
  };
}
