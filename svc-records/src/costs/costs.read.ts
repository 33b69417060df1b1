import type { CostsQuery } from '@carnet/person';
import { allOf, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { matching, withVehicle } from '../modifications/modification.read.js';
import type { ModificationSumsQuery } from './costs.dto.js';

/** The service event that modification `m` was done in, where the costs of events have an amount of it. */
const countedEvent = sql`
  select from service_event_copies e
  where e.owner_id = m.owner_id and e.id = m.service_event_id and e.has_cost and e.status = 'Completed'`;

/** Amounts of modifications that were begun or done, by the day on which they were completed, else begun; a decade or a span has no day. */
const amountsOf = (from: Sql, where: readonly Sql[]): Sql => sql`
  select m.vehicle_id, case
      when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then null
      else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency,
    false as by_rate
  from ${from}
  where ${allOf(where)} and m.status <> 'Planned' and m.cost is not null`;

/** One that was done in a service event counts with that event, where that has a cost; what a paper says proves a cost that a record has (ADR 60). */
export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql =>
  amountsOf(sql`modifications m`, [...matching(owner, { vehicle_id }), sql`not exists (${countedEvent})`]);

/** Amounts of the rows that a list shows, wherever they count: their sum is that of the rows. */
export const listedAmounts = (owner: OwnerId, query: ModificationSumsQuery): Sql =>
  amountsOf(withVehicle, matching(owner, query));
