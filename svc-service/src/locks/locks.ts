import { among, type Fact, type FactLocks, goneOf, hold, idsOf, ownersGone, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Every table whose rows several may want to lock, in the one order in which that is done (ADR 10). */
const IN_ORDER = [
  'vehicle_copies',
  'part_copies',
  'service_event_templates',
  'schedule_templates',
  'service_schedules',
  'service_events',
];

/** Before vehicles and parts go: the copies, then the schedules of those vehicles, then their events and those that used those parts. */
@Injectable()
export class GarageLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    const { owners, ids } = idsOf(facts, 'part');
    const ofVehicles = among(goneOf(facts, 'vehicle'), sql`vehicle_id`);
    const withParts = sql`
      select owner_id, service_event_id from service_event_parts where ${among(goneOf(facts, 'part'), sql`part_id`)}`;
    await hold(tx, 'vehicle_copies', among(idsOf(facts, 'vehicle')));
    await hold(
      tx,
      'part_copies',
      sql`(owner_id, id) in (
        select * from unnest(${owners}::int[], ${ids}::int[]) union all select owner_id, id from part_copies where ${ofVehicles})`,
    );
    await hold(tx, 'service_schedules', ofVehicles);
    await hold(
      tx,
      'service_events',
      sql`(owner_id, id) in (select owner_id, id from service_events where ${ofVehicles} union all ${withParts})`,
    );
  }
}

/** Before all goes that a user had. */
@Injectable()
export class UserLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    for (const table of IN_ORDER) await hold(tx, table, sql`owner_id = any(${ownersGone(facts)}::int[])`);
  }
}
