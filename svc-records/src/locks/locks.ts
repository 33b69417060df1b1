import { among, type Fact, type FactLocks, goneOf, hold, idsOf, ownersGone, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Every table whose rows several may want to lock, in the one order in which that is done (ADR 10). */
const IN_ORDER = ['vehicle_copies', 'part_copies', 'service_event_copies', 'issues', 'modifications', 'track_days'];

/** Before vehicles and parts go: the copies, then the records of those vehicles and the modifications that took those parts. */
@Injectable()
export class GarageLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    const ofVehicles = among(goneOf(facts, 'vehicle'), sql`vehicle_id`);
    const withParts = sql`
      select owner_id, modification_id from modification_parts where ${among(goneOf(facts, 'part'), sql`part_id`)}`;
    await hold(tx, 'vehicle_copies', among(idsOf(facts, 'vehicle')));
    await hold(tx, 'part_copies', among(idsOf(facts, 'part')));
    await hold(tx, 'issues', ofVehicles);
    await hold(
      tx,
      'modifications',
      sql`(owner_id, id) in (select owner_id, id from modifications where ${ofVehicles} union all ${withParts})`,
    );
    await hold(tx, 'track_days', ofVehicles);
  }
}

/** Before service events go: the copies, then the records that name those events. */
@Injectable()
export class ServiceLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    const named = among(goneOf(facts), sql`service_event_id`);
    await hold(tx, 'service_event_copies', among(idsOf(facts)));
    await hold(
      tx,
      'issues',
      sql`(owner_id, id) in (select owner_id, issue_id from issue_service_events where ${named})`,
    );
    await hold(tx, 'modifications', named);
  }
}

/** Before all goes that a user had. */
@Injectable()
export class UserLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    for (const table of IN_ORDER) await hold(tx, table, sql`owner_id = any(${ownersGone(facts)}::int[])`);
  }
}
