import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks fill-ups from the quick entry that are not complete. The index only contains these: they are few, and every dashboard queries them. */
export class UsageToComplete1792000001000 implements MigrationInterface {
  name = 'UsageToComplete1792000001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table fill_ups add column to_complete boolean not null default false');
    await db.query('create index fill_ups_to_complete on fill_ups (owner_id) where to_complete');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table fill_ups drop column to_complete');
  }
}
