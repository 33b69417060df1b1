import { addJournal, dropJournal, type Journaled } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTS = `select jsonb_agg(part_id order by place) from modification_parts
  where owner_id = new.owner_id and modification_id = new.id`;

const SERVICE_EVENTS = `select jsonb_agg(service_event_id order by service_event_id) from issue_service_events
  where owner_id = new.owner_id and issue_id = new.id`;

export const JOURNALED: readonly Journaled[] = [
  { table: 'modifications', kind: 'modification', links: { parts: PARTS } },
  { table: 'issues', kind: 'issue', links: { service_events: SERVICE_EVENTS } },
  { table: 'track_days', kind: 'track-day' },
];

/** Records changes of modifications, issues and track days (ADR 67). */
export class RecordsJournal1779000000000 implements MigrationInterface {
  name = 'RecordsJournal1779000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of JOURNALED) await dropJournal(db, table);
  }
}
