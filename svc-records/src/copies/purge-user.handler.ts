import { type Fact, type FactHandler, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Follows `user`: a deleted user's records go (architecture, Facts). */
@Injectable()
export class PurgeUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (!fact.deleted) return;
    const db = within(tx);
    await db.rows(sql`delete from issues where owner_id = ${fact.ownerId}`);
    await db.rows(sql`delete from service_event_copies where owner_id = ${fact.ownerId}`);
    await db.rows(sql`delete from vehicle_copies where owner_id = ${fact.ownerId}`);
  }
}
