import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The vehicle that an upload is for, by which a key or a grant of one vehicle goes on with it (ADR 138). The release before writes it, too, since it is made of the target. */
export class VehiclesOfUploads1811100000000 implements MigrationInterface {
  name = 'VehiclesOfUploads1811100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table uploads add column vehicle_id integer generated always as ((target ->> 'vehicleId')::integer) stored`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table uploads drop column vehicle_id');
  }
}
