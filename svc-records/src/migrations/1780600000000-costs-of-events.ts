import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether a service event has a cost. Copies written by the previous release do not say it, and count as having one. */
export class CostsOfEvents1780600000000 implements MigrationInterface {
  name = 'CostsOfEvents1780600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table service_event_copies add column has_cost boolean not null default true`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table service_event_copies drop column has_cost`);
  }
}
