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

/** A template on a schedule of a vehicle, and its next due point, which determines the start. */
export interface ScheduledPlan {
  vehicle_id: number;
  template: TemplateFields;
  /** The next due point; the mileage is in the template's unit. */
  due_on: string | null;
  due_mileage: number | null;
}

/** An event planned for a day, with a mileage in its own unit. */
export interface PlannedEvent {
  event: NewEvent;
  due_mileage: number | null;
  distance_unit: OdometerUnit;
}

/** The result of a plan: a template on a schedule, or an event planned for a day. */
export type Plan = { scheduled: ScheduledPlan } | { planned: PlannedEvent };

export type CheckedPlan = CheckedEntry<{ plan: Plan }>;

/** The plans of a file. */
export const plansOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { send: m.sendPlans, none: m.noPlans, tooMany: m.tooManyPlans });

/** Checks one entry. `own` is the person's currency, null if no entry needs it; `today` is the person's current day. */
export const checkedPlan = (entry: unknown, index: number, own: string | null, today: string): CheckedPlan =>
  checkedEntry(index, () => ({ plan: toPlan(inputOf(isEntry(entry) ? entry : {}), own, today) }));

/** Refuses an entry with an unknown vehicle. */
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
 * Converts an entry to a plan. A recurring one becomes a Periodic template. A single one becomes an event on its day or, if only a mileage is known, a template
 * that is due once at that mileage.
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

/** A planned event on a past day is overdue. */
function plannedEvent(input: CreatePlan, due_on: string, own: string | null, today: string): NewEvent {
  const { vehicle_id, name, type, notes, currency, estimated_cost } = input;
  const status = due_on < today ? 'Overdue' : 'Upcoming';
  return newServiceEvent(
    { vehicle_id, name, type, status, date_performed: due_on, notes, currency, cost: estimated_cost },
    own,
  );
}

/** The event with its mileage in the vehicle's unit; null if one counts hours and the other a distance. */
export function inUnitOf({ event, due_mileage, distance_unit }: PlannedEvent, { odometer_unit }: Counting): NewEvent {
  const at = due_mileage === null ? null : inUnit(due_mileage, distance_unit, odometer_unit);
  return { ...event, fields: { ...event.fields, mileage_at_service: at === null ? null : Math.round(at) } };
}

/** The unit and the current value of a vehicle's odometer. */
export interface Counting {
  odometer_unit: OdometerUnit;
  current_mileage: number | null;
}

/** The start of a recurrence, chosen such that its next due point is that of the other product. A null day means today. */
export interface StartingPoint {
  added_on: string | null;
  added_at_mileage: number | null;
}

/**
 * The start is one interval before the next due point, rounded like due points. With only a due day, the mileage is null, which means the vehicle's mileage on
 * the start day. With neither, the recurrence starts now.
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

/** The key of equal templates: the name without case, the recurrence, the notes and the cost. Notes and costs may differ between vehicles. */
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
