import type { CostsQuery } from '@carnet/person';
import { allOf, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { matching, withVehicle } from '../modifications/modification.read.js';
import type { ModificationSumsQuery } from './costs.dto.js';

/** The service event of modification `m`, if the costs of events include an amount of it. */
const countedEvent = sql`
  select from service_event_copies e
  where e.owner_id = m.owner_id and e.id = m.service_event_id and e.has_cost and e.status = 'Completed'`;

/** Costs of modifications in progress or done, by the day of completion, else of the beginning; a decade or an interval has no day. */
const amountsOf = (from: Sql, where: readonly Sql[]): Sql => sql`
  select m.vehicle_id, case
      when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then null
      else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency,
    false as by_rate
  from ${from}
  where ${allOf(where)} and m.status <> 'Planned' and m.cost is not null`;

/**
 * A modification of a service event counts with that event, if the event has a cost. Amounts on papers are not counted, because they only prove costs of
 * records (ADR 60).
 */
export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql =>
  amountsOf(sql`modifications m`, [...matching(owner, { vehicle_id }), sql`not exists (${countedEvent})`]);

/** Costs of the rows in a list, even if they also count elsewhere: so the sum matches the rows. */
export const listedAmounts = (owner: OwnerId, query: ModificationSumsQuery): Sql =>
  amountsOf(withVehicle, matching(owner, query));
