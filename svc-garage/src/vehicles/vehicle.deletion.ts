import { type OwnerId, type Sql, sql } from '@carnet/svc-kit';

/**
 * The deletion of vehicles with their parts, as pieces of one statement: `with ${ctes} ${gone}` answers what went (`Gone`).
 * The vehicles are locked already.
 * @param which of the owner's vehicles, as a condition on `vehicles`
 */
export function deletionOfVehicles(owner: OwnerId, which: Sql): { ctes: Sql; gone: Sql } {
  const ctes = sql`
    gone_parts as (
      delete from parts p using (
        select id from parts
        where owner_id = ${owner} and vehicle_id in (select id from vehicles where owner_id = ${owner} and ${which})
        order by id for update
      ) held
      where p.owner_id = ${owner} and p.id = held.id returning p.id, p.version
    ), gone_vehicles as (
      delete from vehicles where owner_id = ${owner} and ${which} returning id, version
    )`;
  const gone = sql`
    select 'part' as kind, id, version from gone_parts union all select 'vehicle' as kind, id, version from gone_vehicles`;
  return { ctes, gone };
}
