import type { CostsQuery } from '@carnet/person';
import { allOf, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { partsOf, withVehicle } from '../parts/part.read.js';
import type { PartSumsQuery } from './costs.dto.js';

/** Costs of bought parts by the day of purchase. Purchases without an exact day (a decade, an interval) have no day. Planned parts cost nothing yet. */
const amountsOf = (from: Sql, where: readonly Sql[]): Sql => sql`
  select p.vehicle_id, case when p.purchase_date_edtf ~ '[X/]' then null else p.purchase_date end as day,
    p.type as kind, p.cost as amount, p.currency, false as by_rate
  from ${from}
  where ${allOf(where)} and p.status <> 'Planned' and p.cost is not null`;

export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql =>
  amountsOf(sql`parts p`, partsOf(owner, { vehicle_id }));

/** Costs of the parts in a list. */
export const listedAmounts = (owner: OwnerId, query: PartSumsQuery): Sql =>
  amountsOf(withVehicle(sql`parts`), partsOf(owner, query));
