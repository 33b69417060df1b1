import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['uploads', 'files'];

/** The person who has uploaded a file where that is not its owner (ADR 130), as the journal has it of its entries: by a setting of the transaction that writes. */
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
