import { type OwnerId, type Sql, sql } from '@carnet/svc-kit';

/**
 * The deletion of vehicles with their parts, as CTEs of one statement.
 * @param which of the owner's vehicles, as a condition on `vehicles v`
 */
export const goneVehicles = (owner: OwnerId, which: Sql): Sql => sql`
  gone_vehicles as (
    delete from vehicles v where v.owner_id = ${owner} and ${which} returning v.id, v.version
  ), gone_parts as (
    delete from parts p using gone_vehicles v where p.owner_id = ${owner} and p.vehicle_id = v.id returning p.id, p.version
  )`;

/** What those CTEs deleted (`Gone`). */
export const whatWent = sql`
  select 'part' as kind, id, version from gone_parts union all select 'vehicle' as kind, id, version from gone_vehicles`;
