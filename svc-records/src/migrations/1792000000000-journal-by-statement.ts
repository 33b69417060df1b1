import { addJournal } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { JOURNALED } from './1779000000000-journal.js';

/** Replaces the journal's trigger for each inserted row with one for each statement. */
export class RecordsJournalByStatement1792000000000 implements MigrationInterface {
  name = 'RecordsJournalByStatement1792000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  /** Nothing to do: the journal entries are the same. */
  async down(): Promise<void> {}
}
