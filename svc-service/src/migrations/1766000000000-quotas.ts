import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables with a quota in PostgreSQL. */
const TABLES = ['service_events', 'service_event_templates', 'service_schedules', 'schedule_templates'];

export class ServiceQuotas1766000000000 implements MigrationInterface {
  name = 'ServiceQuotas1766000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await addQuota(db, table);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropQuota(db, table);
  }
}
