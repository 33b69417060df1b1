import type { FactDraft } from '@carnet/fact-log';
import { type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** A deleted vehicle, part, odometer or other record of a vehicle, with its last version. */
export interface Gone {
  kind: 'vehicle' | 'odometer' | 'part' | 'vehicle-identity' | 'ownership-chapter';
  id: number;
  version: number;
}

/** Facts that publish deletions. */
export const goneFacts = (owner: OwnerId, gone: readonly Gone[]): FactDraft[] =>
  gone.map(({ kind, id, version }) => ({ kind, key: id, version: version + 1, ownerId: owner, deleted: true }));

/**
 * CTEs that delete vehicles with all their records and facts.
 * @param which the condition on `vehicles v`
 */
export const goneVehicles = (owner: OwnerId, which: Sql): Sql => sql`
  gone_vehicles as (
    delete from vehicles v where v.owner_id = ${owner} and ${which} returning v.id, v.version, v.odometer_version
  ), gone_parts as (
    delete from parts p using gone_vehicles v where p.owner_id = ${owner} and p.vehicle_id = v.id returning p.id, p.version
  ), gone_identities as (
    delete from vehicle_identities i using gone_vehicles v where i.owner_id = ${owner} and i.vehicle_id = v.id returning i.id, i.version
  ), gone_chapters as (
    delete from ownership_chapters c using gone_vehicles v where c.owner_id = ${owner} and c.vehicle_id = v.id returning c.id, c.version
  )`;

/** The rows that those CTEs deleted (`Gone`). */
export const whatWent = sql`
  select 'part' as kind, id, version from gone_parts union all
  select 'vehicle-identity' as kind, id, version from gone_identities union all
  select 'ownership-chapter' as kind, id, version from gone_chapters union all
  select 'odometer' as kind, id, odometer_version from gone_vehicles union all select 'vehicle' as kind, id, version from gone_vehicles`;
