import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The head of the journal in another installation that a vehicle's history goes on from: its first entry here says it (ADR 133). */
export class CameFrom1802000000000 implements MigrationInterface {
  name = 'CameFrom1802000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles add column came_from text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles drop column came_from');
  }
}
