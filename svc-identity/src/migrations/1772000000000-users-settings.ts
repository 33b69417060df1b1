import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user's settings: null until set. Existing users keep dollars, miles and their date format. */
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
