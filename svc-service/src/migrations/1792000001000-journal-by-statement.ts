import { addJournal } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { JOURNALED } from './1779000000000-journal.js';

/** Replaces the journal's row trigger for inserts by a statement trigger. */
export class ServiceJournalByStatement1792000001000 implements MigrationInterface {
  name = 'ServiceJournalByStatement1792000001000';

  async up(db: QueryRunner): Promise<void> {
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  /** Nothing to undo: the entries are the same. */
  async down(): Promise<void> {}
}
