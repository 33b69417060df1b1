import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A use in the place of what a component ran on a deleted vehicle says why it may be more (ADR 135). Lists of a day go with a
 * vehicle that is handed over (ADR 132), which tables made after that could not.
 */
export class OpenUses1804000002000 implements MigrationInterface {
  name = 'OpenUses1804000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table component_entries add column open text');
    await db.query(
      'alter table day_checks alter constraint day_checks_owner_id_vehicle_id_fkey deferrable initially immediate',
    );
    await db.query(`
      create trigger keep_still before insert or update or delete on day_checks
      for each row when (current_setting('carnet.held', true) = 'on') execute function keep_still('vehicle_id')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger keep_still on day_checks');
    await db.query('alter table day_checks alter constraint day_checks_owner_id_vehicle_id_fkey not deferrable');
    await db.query('alter table component_entries drop column open');
  }
}
