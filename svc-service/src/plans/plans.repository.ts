import { Invalid, type OwnerId, type Sql, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
  /** Holds what is found until the transaction ends, so that it cannot be deleted in between. Asks nothing where nothing is named. */
  async lookUp(tx: EntityManager, owner: OwnerId, events: { fields: NamedPlans }[]): Promise<KnownPlans> {
    const templateIds = named(events, 'template_id');
    const scheduleIds = named(events, 'service_schedule_id');
    if (templateIds.length + scheduleIds.length === 0) return NOTHING;
    const [found] = await within(tx).rows<{ templates: number[]; schedules: number[]; vehicles: number[] }>(sql`
      with templates as (
        select id from service_event_templates where owner_id = ${owner} and id = any(${templateIds}::int[])
        order by id for key share
      ), schedules as (
        select id, vehicle_id from service_schedules where owner_id = ${owner} and id = any(${scheduleIds}::int[])
        order by id for key share
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
  async requireKnown(tx: EntityManager, owner: OwnerId, fields: NamedPlans): Promise<void> {
    const fault = planFault(await this.lookUp(tx, owner, [{ fields }]), fields);
    if (fault) throw Invalid.field(fault.field, fault.msg);
  }
}

const named = (events: { fields: NamedPlans }[], field: 'template_id' | 'service_schedule_id'): number[] =>
  [...new Set(events.map(({ fields }) => fields[field]))].filter((id) => id !== null);

/**
 * A condition for the statement that reads an event in order to change it: holds the plans that it will name before the event itself is
 * held. Who deletes a plan takes the two in that order, too, so that neither ever waits for the other in a circle.
 */
export function plansBefore(owner: OwnerId, { template_id, service_schedule_id }: Omit<NamedPlans, 'vehicle_id'>): Sql {
  const held = (table: Sql, id: number | null) =>
    id === null
      ? sql``
      : sql`and (select count(*) from (
              select 1 from ${table} where owner_id = ${owner} and id = ${id} for key share) held) >= 0`;
  return sql`${held(sql`service_event_templates`, template_id)} ${held(sql`service_schedules`, service_schedule_id)}`;
}

/**
 * A condition for the statement that writes an event: the template and the schedule that it names are there, and are kept from being
 * deleted until the write is done. Nothing where it names none.
 */
export const plansAreThere = (owner: OwnerId, { vehicle_id, template_id, service_schedule_id }: NamedPlans): Sql =>
  sql`${
    template_id === null
      ? sql``
      : sql`and exists (select 1 from service_event_templates t
            where t.owner_id = ${owner} and t.id = ${template_id} for key share)`
  } ${
    service_schedule_id === null
      ? sql``
      : sql`and exists (select 1 from service_schedules s
            where s.owner_id = ${owner} and s.vehicle_id = ${vehicle_id} and s.id = ${service_schedule_id} for key share)`
  }`;
