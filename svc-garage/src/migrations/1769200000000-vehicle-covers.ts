import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cover that svc-records told of a vehicle, beside the vehicle: to be read without a look elsewhere (ADR 35). */
export class VehicleCovers1769200000000 implements MigrationInterface {
  name = 'VehicleCovers1769200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles add column cover jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles drop column cover');
  }
}
