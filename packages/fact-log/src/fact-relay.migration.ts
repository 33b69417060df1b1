import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The position up to which a service has sent its own log to NATS, if it does. */
export class CreateFactRelay1787400000000 implements MigrationInterface {
  name = 'CreateFactRelay1787400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table fact_relay (
      log uuid not null,
      tx xid8 not null,
      seq bigint not null,
      one_row boolean primary key default true check (one_row)
    )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table fact_relay');
  }
}
