import { type CostsQuery, empty, type OwnerId, type Sql, sql } from '@carnet/svc-kit';

/**
 * Of modifications that were begun or done, by the day on which they were completed, else begun; a decade or a span has no day. One that was done in a service event
 * counts with that event; what a paper says proves a cost that a record has (ADR 60).
 */
export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql => sql`
  select m.vehicle_id, case
      when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then null
      else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency,
    false as by_rate
  from modifications m
  where m.owner_id = ${owner} ${vehicle_id ? sql`and m.vehicle_id = ${vehicle_id}` : empty}
    and m.status <> 'Planned' and m.cost is not null and m.service_event_id is null`;
