import { type CostsQuery, empty, type OwnerId, type Sql, sql } from '@carnet/svc-kit';

/** Of events that were done. One with a rate of the person counts in the currency to which it was converted (ADR 57). A decade or a span has no day. */
export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql => sql`
  select e.vehicle_id, case when e.date_performed_edtf ~ '[X/]' then null else e.date_performed end as day, e.type as kind, coalesce(e.converted_cost, e.cost) as amount,
    coalesce(e.converted_currency, e.currency) as currency, e.converted_cost is not null as by_rate
  from service_events e
  where e.owner_id = ${owner} ${vehicle_id ? sql`and e.vehicle_id = ${vehicle_id}` : empty}
    and e.status = 'Completed' and e.cost is not null`;
