import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A setting whether a calendar shows overdue entries today, and since when (ADR 79). The previous release lists its columns in each statement, so it keeps
 * working.
 */
export class OverdueInCalendars1787080000000 implements MigrationInterface {
  name = 'OverdueInCalendars1787080000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table calendar_feeds
      add column overdue_today boolean not null default true,
      add column overdue_set_at timestamptz(3) not null default now()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table calendar_feeds drop column overdue_today, drop column overdue_set_at');
  }
}
