import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Due points change on the day on which a fitment ends (ADR 128). `due_moments` stores the start of the next such day of an owner: the points are then computed
 * again, although no row changed. Owners with a possible future end are marked, so that the first poll stores it.
 */
export class FitmentsEndOnDays1813100000000 implements MigrationInterface {
  name = 'FitmentsEndOnDays1813100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create table due_moments (owner_id integer primary key, at timestamptz not null)');
    await db.query(`
      insert into due_marks (owner_id)
      select distinct owner_id from fitments where to_on >= current_date order by 1 on conflict do nothing`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table due_moments');
  }
}
