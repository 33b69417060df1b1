import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The IANA name of the user's time zone; null until it is set. */
export class UsersTimeZone1765000000000 implements MigrationInterface {
  name = 'UsersTimeZone1765000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table users add column time_zone text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop column time_zone');
  }
}
