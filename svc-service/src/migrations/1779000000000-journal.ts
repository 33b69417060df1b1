import { addJournal, dropJournal, type Journaled } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTS = `select jsonb_agg(jsonb_build_object('id', part_id, 'quantity', quantity) order by place) from service_event_parts
  where owner_id = new.owner_id and service_event_id = new.id`;

export const JOURNALED: readonly Journaled[] = [
  { table: 'service_events', kind: 'service-event', links: { parts: PARTS } },
];

/** Adds the journal of service events (ADR 67). */
export class ServiceJournal1779000000000 implements MigrationInterface {
  name = 'ServiceJournal1779000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of JOURNALED) await dropJournal(db, table);
  }
}
