import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['uploads', 'files'];

/** The person who uploaded a file, if not its owner (ADR 130); set by the writing transaction, as in the journal's entries. */
export class ActorsOfFiles1800000000020 implements MigrationInterface {
  name = 'ActorsOfFiles1800000000020';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`alter table ${table} add column actor_id integer`);
      await db.query(
        `alter table ${table} alter column actor_id set default nullif(current_setting('carnet.actor', true), '')::integer`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column actor_id`);
  }
}
