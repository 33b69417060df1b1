import { faultOf, type KnownReferences, type Reference } from '@carnet/fact-log';
import { checkedAs, inUnit, NEW_INSTRUMENT, type OdometerUnit } from '@carnet/fields';
import {
  type CheckedEntry,
  checkedEntry,
  entriesOfFile,
  type Entry,
  isEntry,
  wellFormed,
  wholeNumber,
} from '@carnet/imports';
import { Invalid } from '@carnet/messages';
import { addDays } from '../../due/days.rules.js';
import * as m from '../../messages/import.js';
import { VEHICLES } from '../../references.rules.js';
import type { TemplateFields } from '../../service-event-templates/template.entity.js';
import { newTemplate } from '../../service-event-templates/template.rules.js';
import type { NewEvent } from '../service-event.entity.js';
import { newServiceEvent } from '../service-event.rules.js';
import { CreatePlan } from './plan-import.dto.js';

/** A template on a schedule of a vehicle, with the point from which it counts there. */
export interface ScheduledPlan {
  vehicle_id: number;
  template: TemplateFields;
  /** When it is due next; in the unit of the template. */
  due_on: string | null;
  due_mileage: number | null;
}

/** An event that is planned for a day, at a mileage in a unit of its own. */
export interface PlannedEvent {
  event: NewEvent;
  due_mileage: number | null;
  distance_unit: OdometerUnit;
}

/** The outcome of a plan: a template on a schedule, or an event that is planned for a day. */
export type Plan = { scheduled: ScheduledPlan } | { planned: PlannedEvent };

export type CheckedPlan = CheckedEntry<{ plan: Plan }>;

/** The plans of a file. */
export const plansOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { send: m.sendPlans, none: m.noPlans, tooMany: m.tooManyPlans });

/** Checks one entry. `own` is the person's currency, null where no entry needs it; `today` is theirs. */
export const checkedPlan = (entry: unknown, index: number, own: string | null, today: string): CheckedPlan =>
  checkedEntry(index, () => ({ plan: toPlan(inputOf(isEntry(entry) ? entry : {}), own, today) }));

/** Refuses an entry whose vehicle is not there. */
export function withKnownVehicle(entry: CheckedPlan, known: KnownReferences): CheckedPlan {
  if ('why' in entry) return entry;
  const fault = faultOf(referencesOfPlan(entry.plan), known);
  return fault ? { index: entry.index, why: fault.said } : entry;
}

export function referencesOfPlan(plan: Plan): Reference[] {
  return [{ target: VEHICLES, field: 'vehicle_id', ids: [vehicleOf(plan)] }];
}

export const vehicleOf = (plan: Plan): number =>
  'planned' in plan ? plan.planned.event.fields.vehicle_id : plan.scheduled.vehicle_id;

const inputOf = (entry: Entry): CreatePlan =>
  checkedAs(CreatePlan, {
    ...entry,
    ...Object.fromEntries(['name', 'source', 'notes'].map((field) => [field, wellFormed(entry[field])])),
    ...Object.fromEntries(WHOLE.map((field) => [field, wholeNumber(entry[field])])),
  });

const WHOLE = ['recurrence_time_interval', 'recurrence_mileage_interval', 'due_mileage'] as const;

/**
 * Turns an entry into a plan. One that recurs becomes a Periodic template. One that is planned once becomes an event of its day or, where only a mileage is
 * known, a template that is due there once.
 * @throws Invalid (400)
 */
function toPlan(input: CreatePlan, own: string | null, today: string): Plan {
  const { vehicle_id, recurrence_time_interval: days, recurrence_mileage_interval: distance } = input;
  const [due_on, due_mileage] = [input.due_on ?? null, input.due_mileage || null];
  if (days || distance) {
    if ((due_on && !days) || (due_mileage && !distance)) throw Invalid.field('due_on', m.dueNeedsInterval);
    const template = newTemplate({ ...input, recurrence_type: 'Periodic' }, own);
    return { scheduled: { vehicle_id, template, due_on, due_mileage } };
  }
  if (due_on) {
    const event = plannedEvent(input, due_on, own, today);
    return { planned: { event, due_mileage, distance_unit: input.distance_unit ?? NEW_INSTRUMENT.odometer_unit } };
  }
  if (!due_mileage) throw Invalid.field('due_on', m.planNeeds);
  const template = newTemplate(
    { ...input, ...NO_INTERVALS, recurrence_type: 'Total_Mileage', recurrence_total_mileage: due_mileage },
    own,
  );
  return { scheduled: { vehicle_id, template, due_on: null, due_mileage: null } };
}

const NO_INTERVALS = { recurrence_time_interval: null, recurrence_mileage_interval: null };

/** A day that has passed is overdue. */
function plannedEvent(input: CreatePlan, due_on: string, own: string | null, today: string): NewEvent {
  const { vehicle_id, name, type, notes, currency, estimated_cost } = input;
  const status = due_on < today ? 'Overdue' : 'Upcoming';
  return newServiceEvent(
    { vehicle_id, name, type, status, date_performed: due_on, notes, currency, cost: estimated_cost },
    own,
  );
}

/** The event with its mileage as its vehicle counts; none where one counts hours and the other a distance. */
export function inUnitOf({ event, due_mileage, distance_unit }: PlannedEvent, { odometer_unit }: Counting): NewEvent {
  const at = due_mileage === null ? null : inUnit(due_mileage, distance_unit, odometer_unit);
  return { ...event, fields: { ...event.fields, mileage_at_service: at === null ? null : Math.round(at) } };
}

/** The odometer of a vehicle: its unit, and what it shows. */
export interface Counting {
  odometer_unit: OdometerUnit;
  current_mileage: number | null;
}

/** From where a recurrence counts, so that it is due next where the other product says; a day of null is today. */
export interface StartingPoint {
  added_on: string | null;
  added_at_mileage: number | null;
}

/**
 * One interval before the next due point, rounded as due points are. Where only a day is said, the mileage is what the vehicle had run on that day; where
 * nothing is said, it begins now.
 */
export function startOf(
  { template, due_on, due_mileage }: ScheduledPlan,
  { odometer_unit, current_mileage }: Counting,
): StartingPoint {
  const { recurrence_time_interval: days, recurrence_mileage_interval: distance, distance_unit } = template;
  const added_on = due_on && days ? addDays(due_on, -days) : null;
  const at = due_mileage && inUnit(due_mileage, distance_unit, odometer_unit);
  const interval = distance && inUnit(distance, distance_unit, odometer_unit);
  if (at && interval) return { added_on, added_at_mileage: Math.round(at) - Math.round(interval) };
  return { added_on, added_at_mileage: added_on === null && !due_mileage ? current_mileage : null };
}

/** The key by which a template is known again: its name, whatever its case, how it recurs, and what is said of it: notes and a cost of one vehicle are not those of another. */
export function keyOfTemplate(template: TemplateFields): string {
  const {
    recurrence_time_interval: days,
    recurrence_mileage_interval: distance,
    recurrence_total_mileage: at,
  } = template;
  const unit = distance || at ? template.distance_unit : '';
  return JSON.stringify([
    template.name.toLowerCase(),
    template.recurrence_type,
    days || 0,
    distance || 0,
    at || 0,
    unit,
    template.notes,
    template.estimated_cost,
    template.currency,
  ]);
}
