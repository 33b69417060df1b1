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
  /** Where they were asked for, and the record was not deleted. */
  values?: Readonly<Record<string, ShownField>>;
}

/** What a service answers at `/internal/journal/vehicles/:id`. */
export interface VehicleJournal {
  /** Of the entries up to where the reader asks on. It changes where one of them went, or another came between. */
  known: { entries: number; mark: string };
  entries: readonly VehicleJournalEntry[];
}
