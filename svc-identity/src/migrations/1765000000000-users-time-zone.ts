import type { MigrationInterface, QueryRunner } from 'typeorm';

/** IANA name of the zone whose days are the user's; null until it is set. */
export class UsersTimeZone1765000000000 implements MigrationInterface {
  name = 'UsersTimeZone1765000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table users add column time_zone text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop column time_zone');
  }
}
