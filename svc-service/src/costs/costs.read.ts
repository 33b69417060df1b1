import type { CostsQuery } from '@carnet/person';
import { allOf, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { matching, withVehicle } from '../service-events/service-event.read.js';
import type { EventSumsQuery } from './costs.dto.js';

/**
 * Amounts of completed events. An amount with a rate by the person counts in the currency to which it was converted (ADR 57). Amounts dated to a decade or an
 * interval have no day.
 */
const amountsOf = (from: Sql, where: readonly Sql[]): Sql => sql`
  select e.vehicle_id, case when e.date_performed_edtf ~ '[X/]' then null else e.date_performed end as day, e.type as kind, coalesce(e.converted_cost, e.cost) as amount,
    coalesce(e.converted_currency, e.currency) as currency, e.converted_cost is not null as by_rate
  from ${from}
  where ${allOf(where)} and e.status = 'Completed' and e.cost is not null`;

export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql =>
  amountsOf(sql`service_events e`, matching(owner, { vehicle_id }));

/** Amounts of the events in a filtered list. */
export const listedAmounts = (owner: OwnerId, query: EventSumsQuery): Sql =>
  amountsOf(withVehicle, matching(owner, query));
