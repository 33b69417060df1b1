import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last published fact of each vehicle's odometer, and its version, so that only changes are published. */
export class OdometerTold1777000000000 implements MigrationInterface {
  name = 'OdometerTold1777000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table vehicles add column odometer_told jsonb, add column odometer_version integer not null default 1',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles drop column odometer_told, drop column odometer_version');
  }
}
