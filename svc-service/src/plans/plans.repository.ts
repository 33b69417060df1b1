import { Invalid, type OwnerId, type Queryable, type Sql, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { type NamedPlans, planFault } from './plans.rules.js';

/** What is known of these ids: which templates are the owner's, and to which vehicle each of the owner's schedules belongs. */
export interface KnownPlans {
  templates: Set<number>;
  vehicleOfSchedule: Map<number, number>;
}

const NOTHING: KnownPlans = { templates: new Set(), vehicleOfSchedule: new Map() };

/** Looks up the templates and schedules that events name. */
@Injectable()
export class PlansRepository {
  /** Looks up what the events name. Asks nothing where nothing is named. */
  async lookUp(db: Queryable, owner: OwnerId, events: { fields: NamedPlans }[]): Promise<KnownPlans> {
    const templateIds = named(events, 'template_id');
    const scheduleIds = named(events, 'service_schedule_id');
    if (templateIds.length + scheduleIds.length === 0) return NOTHING;
    const [found] = await db.rows<{ templates: number[]; schedules: number[]; vehicles: number[] }>(sql`
      with templates as (
        select id from service_event_templates where owner_id = ${owner} and id = any(${templateIds}::int[])
      ), schedules as (
        select id, vehicle_id from service_schedules where owner_id = ${owner} and id = any(${scheduleIds}::int[])
      )
      select array(select id from templates) as templates,
             array(select id from schedules order by id) as schedules,
             array(select vehicle_id from schedules order by id) as vehicles`);
    const { templates, schedules, vehicles } = found!;
    return {
      templates: new Set(templates),
      vehicleOfSchedule: new Map(schedules.map((id, at) => [id, vehicles[at]!])),
    };
  }

  /** Throws Invalid where the template or the schedule that an event names is not there, or not for this vehicle. */
  async requireKnown(db: Queryable, owner: OwnerId, fields: NamedPlans): Promise<void> {
    const fault = planFault(await this.lookUp(db, owner, [{ fields }]), fields);
    if (fault) throw Invalid.field(fault.field, fault.msg);
  }
}

const named = (events: { fields: NamedPlans }[], field: 'template_id' | 'service_schedule_id'): number[] =>
  [...new Set(events.map(({ fields }) => fields[field]))].filter((id) => id !== null);

/** Conditions: the template and the schedule that an event names are there. None where it names none. */
export function plansAreThere(owner: OwnerId, named: NamedPlans): Sql[] {
  const { vehicle_id, template_id, service_schedule_id } = named;
  const template = sql`exists (select 1 from service_event_templates t
    where t.owner_id = ${owner} and t.id = ${template_id})`;
  const schedule = sql`exists (select 1 from service_schedules s
    where s.owner_id = ${owner} and s.vehicle_id = ${vehicle_id} and s.id = ${service_schedule_id})`;
  return [...(template_id === null ? [] : [template]), ...(service_schedule_id === null ? [] : [schedule])];
}
