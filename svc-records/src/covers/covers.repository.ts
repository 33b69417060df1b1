import type { OwnedIds } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { coverSnapshot, type CoverSnapshot, coverTables } from './cover.fact.js';

/** The fields of a cover that are published after its vehicle is gone. */
export type GoneCover = Pick<CoverSnapshot, 'owner_id' | 'id' | 'version'>;

@Injectable()
export class CoversRepository {
  /** Makes a photo the vehicle's cover, or removes the cover if null; returns whether anything changed. */
  async save(tx: EntityManager, owner: OwnerId, vehicleId: number, photoId: number | null): Promise<boolean> {
    const saved = await within(tx).rows<{ vehicle_id: number }>(sql`
      insert into vehicle_covers as c (owner_id, vehicle_id, file_id) values (${owner}, ${vehicleId}, ${photoId})
      on conflict (owner_id, vehicle_id) do update set file_id = excluded.file_id, version = c.version + 1
      where c.file_id is distinct from excluded.file_id
      returning vehicle_id`);
    return saved.length > 0;
  }

  async has(tx: EntityManager, owner: OwnerId, vehicleId: number): Promise<boolean> {
    const found = await within(tx).rows<{ vehicle_id: number }>(sql`
      select vehicle_id from vehicle_covers where owner_id = ${owner} and vehicle_id = ${vehicleId} and file_id is not null`);
    return found.length > 0;
  }

  /** Removes covers among these photos that are in the trash or moved to another vehicle; returns their vehicles. */
  async release(tx: EntityManager, owner: OwnerId, photoIds: readonly number[]): Promise<number[]> {
    const released = await within(tx).rows<{ vehicle_id: number }>(sql`
      update vehicle_covers c set file_id = null, version = c.version + 1
      from files f
      where c.owner_id = ${owner} and c.file_id = any(${photoIds}::int[]) and f.owner_id = c.owner_id and f.id = c.file_id
        and (f.deleted_at is not null or f.vehicle_id is distinct from c.vehicle_id)
      returning c.vehicle_id`);
    return released.map(({ vehicle_id }) => vehicle_id);
  }

  /** Increments the version of covers with this photo; returns their vehicles. */
  async touch(tx: EntityManager, owner: OwnerId, photoId: number): Promise<number[]> {
    const touched = await within(tx).rows<{ vehicle_id: number }>(sql`
      update vehicle_covers set version = version + 1 where owner_id = ${owner} and file_id = ${photoId} returning vehicle_id`);
    return touched.map(({ vehicle_id }) => vehicle_id);
  }

  snapshots(tx: EntityManager, owner: OwnerId, vehicleIds: readonly number[]): Promise<CoverSnapshot[]> {
    return within(tx).rows<CoverSnapshot>(sql`
      select ${coverSnapshot} from ${coverTables} where c.owner_id = ${owner} and c.vehicle_id = any(${vehicleIds}::int[])`);
  }

  removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<GoneCover[]> {
    return within(tx).rows<GoneCover>(sql`
      delete from vehicle_covers where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning owner_id, vehicle_id as id, version`);
  }

  removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<GoneCover[]> {
    return within(tx).rows<GoneCover>(sql`
      delete from vehicle_covers where owner_id = ${owner} returning owner_id, vehicle_id as id, version`);
  }
}
