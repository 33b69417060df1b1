import { type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Checks, StoredChecks } from './checks.entity.js';

@Injectable()
export class ChecksRepository {
  /** The checklist of a day, otherwise the last one before it. */
  async until(db: Queryable, owner: OwnerId, vehicleId: number, day: string): Promise<StoredChecks | null> {
    const [found] = await db.rows<StoredChecks>(sql`
      select k.day, k.items, k.version from day_checks k
      where k.owner_id = ${owner} and k.vehicle_id = ${vehicleId} and k.day <= ${day}::date order by k.day desc limit 1`);
    return found ?? null;
  }

  /** Stores the checklist of a day and returns its version; null if the vehicle does not belong to the owner. */
  async set(tx: EntityManager, owner: OwnerId, vehicleId: number, { day, items }: Checks): Promise<number | null> {
    const [set] = await within(tx).rows<{ version: number }>(sql`
      insert into day_checks as k (owner_id, vehicle_id, day, items)
      select ${owner}::int, v.id, ${day}::date, ${JSON.stringify(items)}::jsonb
      from vehicle_copies v where v.owner_id = ${owner} and v.id = ${vehicleId}
      on conflict (owner_id, vehicle_id, day) do update set items = excluded.items, version = k.version + 1, updated_at = now()
      returning k.version`);
    return set?.version ?? null;
  }
}
