import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraint = (states: string): string =>
  `alter table files drop constraint files_state_check, add constraint files_state_check check (state in (${states})) not valid`;

const BEFORE = "'pending', 'ready', 'damaged', 'locked', 'failed'";

/**
 * A new state: a file contains several invoices, but there is no room for their papers. The previous release shows such a file without a note. Existing rows
 * are valid, so they are not checked.
 */
export class NoRoomForALot1792200000000 implements MigrationInterface {
  name = 'NoRoomForALot1792200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(constraint(`${BEFORE}, 'no-room'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("update files set state = 'failed' where state = 'no-room'");
    await db.query(constraint(BEFORE));
  }
}
