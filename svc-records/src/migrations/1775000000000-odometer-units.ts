import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now every odometer counted miles. */
export class OdometerUnits1775000000000 implements MigrationInterface {
  name = 'OdometerUnits1775000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table vehicle_copies add column odometer_unit text not null default 'mi' check (odometer_unit in ('mi', 'km', 'h'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicle_copies drop column odometer_unit');
  }
}
