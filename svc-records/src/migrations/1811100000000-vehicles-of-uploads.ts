import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The vehicle of an upload, so that a key or a grant for one vehicle can continue it (ADR 138). It is a generated column, so it is also set for uploads of the
 * previous release.
 */
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
