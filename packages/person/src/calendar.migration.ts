import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zones in people's profiles. People without one have UTC. */
export class CreateTimeZones1760000000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create table time_zones (owner_id integer primary key, name text not null)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table time_zones');
  }
}
