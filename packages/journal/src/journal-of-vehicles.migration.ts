import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index by vehicle, because sealing reads the entries of one vehicle. */
export class JournalOfVehicles1780100000000 implements MigrationInterface {
  name = 'JournalOfVehicles1780100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index journal_of_vehicle on journal (owner_id, vehicle_id, seq)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index journal_of_vehicle');
  }
}
