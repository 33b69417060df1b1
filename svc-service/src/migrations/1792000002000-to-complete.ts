import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks events from the quick entry that are not complete. The index only contains these: they are few, and every dashboard queries them. */
export class ServiceToComplete1792000002000 implements MigrationInterface {
  name = 'ServiceToComplete1792000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table service_events add column to_complete boolean not null default false');
    await db.query('create index service_events_to_complete on service_events (owner_id) where to_complete');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table service_events drop column to_complete');
  }
}
