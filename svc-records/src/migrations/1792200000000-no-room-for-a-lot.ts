import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraint = (states: string): string =>
  `alter table files drop constraint files_state_check, add constraint files_state_check check (state in (${states})) not valid`;

const BEFORE = "'pending', 'ready', 'damaged', 'locked', 'failed'";

/**
 * The state of a file of several invoices for whose papers there is no room. The last release shows such a file without a note. Rows that are there fit
 * already, so that none is looked at.
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
