import { addJournal, type Journaled } from '@carnet/journal';
import { addQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const CHECKS: Journaled = { table: 'day_checks', kind: 'day-checks' };

/** Checklists before track days. */
export class DayChecks1804000001000 implements MigrationInterface {
  name = 'DayChecks1804000001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table day_checks (
        owner_id integer not null,
        id integer generated always as identity,
        vehicle_id integer not null,
        day date not null,
        items jsonb not null,
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        primary key (owner_id, id),
        unique (owner_id, vehicle_id, day),
        foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
      )`);
    await addQuota(db, CHECKS.table);
    await addJournal(db, CHECKS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table day_checks');
    await db.query('drop function keep_journal_of_day_checks, keep_journal_of_new_day_checks');
  }
}
