import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = [
  ['vehicle_copies', 'odometer_unit'],
  ['service_event_templates', 'distance_unit'],
];

/** Existing odometers and templates all count miles. */
export class OdometerUnits1775000000000 implements MigrationInterface {
  name = 'OdometerUnits1775000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const [table, column] of ADDED)
      await db.query(
        `alter table ${table} add column ${column} text not null default 'mi' check (${column} in ('mi', 'km', 'h'))`,
      );
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, column] of ADDED) await db.query(`alter table ${table} drop column ${column}`);
  }
}
