import type { JournalDigests, JournalMeta } from './journal.rules.js';

export type { JournalMeta };

/** A value of an entry, with the salt for recomputing its digest. */
export interface ShownField {
  salt: string;
  value: string | null;
}

export interface VehicleJournalEntry {
  meta: JournalMeta;
  digests: JournalDigests;
  /** The values, if they were requested and the record was not deleted. */
  values?: Readonly<Record<string, ShownField>>;
}

/** The answer of `/internal/journal/vehicles/:id`. */
export interface VehicleJournal {
  /** The count and the mark of the entries up to the reader's cursor. They change if an entry was deleted or inserted there. */
  known: { entries: number; mark: string };
  entries: readonly VehicleJournalEntry[];
}
