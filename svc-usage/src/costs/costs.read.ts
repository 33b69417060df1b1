import type { OwnedIds } from '@carnet/fact-log';
import type { CostsQuery } from '@carnet/person';
import { allOf, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { matching, withVehicle } from '../fill-ups/fill-up.read.js';
import type { FillUpSumsQuery } from './costs.dto.js';

const amountsOf = (from: Sql, where: readonly Sql[]): Sql => sql`
  select f.vehicle_id, f.filled_on as day, f.energy as kind, f.total as amount, f.currency, false as by_rate
  from ${from}
  where ${allOf(where)} and f.total is not null`;

export const amounts = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql =>
  amountsOf(sql`fill_ups f`, matching(owner, { vehicle_id }));

/**
 * The vehicle that the price of component `c` counts for: the one on which it was mounted when it was bought, otherwise the first one. A current fitment
 * without a start day counts as the last one.
 */
const vehicleOfPrice = sql`(
  select t.vehicle_id from fitments t where t.owner_id = c.owner_id and t.component_id = c.id
  order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
    coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
  limit 1)`;

/** Prices of tyres and components, by day of purchase. Components that were never on a vehicle are left out (ADR 141). */
export const prices = (owner: OwnerId, { vehicle_id }: CostsQuery): Sql => sql`
  select p.vehicle_id, p.bought_on as day, p.kind, p.price as amount, p.currency, false as by_rate
  from (
    select ${vehicleOfPrice} as vehicle_id, c.bought_on, c.kind, c.price, c.currency
    from components c where c.owner_id = ${owner} and c.price is not null and c.price_counts) p
  where ${vehicle_id ? sql`p.vehicle_id = ${vehicle_id}` : sql`p.vehicle_id is not null`}`;

/** A condition: the price of component `c` counts for one of these vehicles, each with its owner. */
export const countedFor = ({ owners, ids }: OwnedIds): Sql =>
  sql`(c.owner_id, ${vehicleOfPrice}) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;

/** Sums over the fill-ups in a filtered list. */
export const listedAmounts = (owner: OwnerId, query: FillUpSumsQuery): Sql =>
  amountsOf(withVehicle, matching(owner, query));
