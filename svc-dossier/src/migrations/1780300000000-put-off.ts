import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of times that a book was put off because a service was down. An older release, which does not know the column, leaves it at zero. */
export class PutOff1780300000000 implements MigrationInterface {
  name = 'PutOff1780300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table waiting_dossiers add column put_off integer not null default 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table waiting_dossiers drop column put_off');
  }
}
