import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cover of a vehicle from svc-records, stored with the vehicle so that reads need no other service (ADR 35). */
export class VehicleCovers1769200000000 implements MigrationInterface {
  name = 'VehicleCovers1769200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles add column cover jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles drop column cover');
  }
}
