import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal is read by its vehicles, too: to seal what was written of one. */
export class JournalOfVehicles1780100000000 implements MigrationInterface {
  name = 'JournalOfVehicles1780100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index journal_of_vehicle on journal (owner_id, vehicle_id, seq)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index journal_of_vehicle');
  }
}
