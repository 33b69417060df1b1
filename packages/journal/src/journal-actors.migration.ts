import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An entry stores its author if that is not the owner (ADR 130). The column's default is a setting of the writing transaction, so that the triggers of every
 * release write it. Without the setting it is null.
 */
export class ActorsOfJournal1800000000001 implements MigrationInterface {
  name = 'ActorsOfJournal1800000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table journal add column actor_id integer');
    await db.query(
      `alter table journal alter column actor_id set default nullif(current_setting('carnet.actor', true), '')::integer`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table journal drop column actor_id');
  }
}
