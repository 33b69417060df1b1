import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Settings by which Carnet speaks to the user: each null until it is set. People of before keep dollars, miles and dates as they were shown to them.
 */
export class UsersSettings1772000000000 implements MigrationInterface {
  name = 'UsersSettings1772000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users
      add column language text,
      add column region text,
      add column currency text,
      add column odometer_unit text,
      add column first_day_of_week smallint,
      add column paper text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users
      drop column language, drop column region, drop column currency, drop column odometer_unit,
      drop column first_day_of_week, drop column paper`);
  }
}
