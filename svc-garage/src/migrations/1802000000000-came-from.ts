import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The head of another installation's journal from which a vehicle's history continues; its first entry here cites it (ADR 133). */
export class CameFrom1802000000000 implements MigrationInterface {
  name = 'CameFrom1802000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles add column came_from text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table vehicles drop column came_from');
  }
}
