import { addJournal } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { JOURNALED } from './1791000000000-create-fill-ups.js';

/** Replaces the journal's row trigger for inserts by a statement trigger. */
export class UsageJournalByStatement1792000000000 implements MigrationInterface {
  name = 'UsageJournalByStatement1792000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  /** Nothing to undo: the entries are the same. */
  async down(): Promise<void> {}
}
