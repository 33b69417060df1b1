import { type OwnerId, type Sql, sql } from '@carnet/svc-kit';

/**
 * The deletion of vehicles with their parts, as pieces of one statement: `with ${ctes} ${gone}` answers what went (`Gone`).
 * Vehicles are locked before their parts (ADR 10).
 * @param which of the owner's vehicles, as a condition on `vehicles`
 */
export function deletionOfVehicles(owner: OwnerId, which: Sql): { ctes: Sql; gone: Sql } {
  const ctes = sql`
    held_vehicles as (
      select id from vehicles where owner_id = ${owner} and ${which} order by id for update
    ), gone_parts as (
      delete from parts p using (
        select id from parts
        where owner_id = ${owner} and vehicle_id = any(array(select id from held_vehicles)) order by id for update
      ) held
      where p.owner_id = ${owner} and p.id = held.id returning p.id, p.version
    ), gone_vehicles as (
      delete from vehicles v using held_vehicles held where v.owner_id = ${owner} and v.id = held.id returning v.id, v.version
    )`;
  const gone = sql`
    select 'part' as kind, id, version from gone_parts union all select 'vehicle' as kind, id, version from gone_vehicles`;
  return { ctes, gone };
}
