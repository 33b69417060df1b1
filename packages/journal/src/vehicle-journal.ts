import type { JournalDigests, JournalMeta } from './journal.rules.js';

export type { JournalMeta };

/** A value of an entry with the salt by which everybody can make its digest. */
export interface ShownField {
  salt: string;
  value: string | null;
}

export interface VehicleJournalEntry {
  meta: JournalMeta;
  digests: JournalDigests;
  /** Values, if they were asked for and the record was not deleted. */
  values?: Readonly<Record<string, ShownField>>;
}

/** The answer of a service at `/internal/journal/vehicles/:id`. */
export interface VehicleJournal {
  /** The count and mark of the entries up to the reader's cursor. It changes where one of them went, or another came between. */
  known: { entries: number; mark: string };
  entries: readonly VehicleJournalEntry[];
}
