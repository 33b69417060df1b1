import { type Fact, type FactLocks, among, hold, idsOf, ownersGone, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Every table that people's rows are locked in, in the one order in which that is done (ADR 10). */
const IN_ORDER = ['service_event_copies', 'modification_copies', 'collections', 'vehicles', 'parts'];

/** Before the facts of svc-records are taken. */
@Injectable()
export class RecordsLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    await hold(tx, 'modification_copies', among(idsOf(facts)));
  }
}

/** Before all goes that a user had. */
@Injectable()
export class UserLocks implements FactLocks {
  async hold(tx: EntityManager, facts: readonly Fact[]): Promise<void> {
    for (const table of IN_ORDER) await hold(tx, table, sql`owner_id = any(${ownersGone(facts)}::int[])`);
  }
}
