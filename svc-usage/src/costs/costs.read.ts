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

/** Sums of the fill-ups that a list shows. */
export const listedAmounts = (owner: OwnerId, query: FillUpSumsQuery): Sql =>
  amountsOf(withVehicle, matching(owner, query));
