import { type CostsQuery, empty, type OwnerId, type Sql, sql } from '@carnet/svc-kit';

/** Of parts that were bought, by the day of the purchase, which a decade or a span has not; what is only planned has cost nothing yet. */
export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql => sql`
  select p.vehicle_id, case when p.purchase_date_edtf ~ '[X/]' then null else p.purchase_date end as day,
    p.type as kind, p.cost as amount, p.currency, false as by_rate
  from parts p
  where p.owner_id = ${owner} ${vehicle_id ? sql`and p.vehicle_id = ${vehicle_id}` : empty}
    and p.status <> 'Planned' and p.cost is not null`;
