import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Odometers of vehicles from svc-garage's facts: their pace, and corrected readings of events. */
export class OdometerCopies1777000000000 implements MigrationInterface {
  name = 'OdometerCopies1777000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table odometer_copies (
        owner_id integer not null,
        id integer not null,
        pace jsonb,
        corrections jsonb not null,
        primary key (owner_id, id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table odometer_copies');
  }
}
