import type { ShownField } from '@carnet/journal';

/** A change of a record whose values a book may show. */
export interface BookJournalEntry {
  /** The index of its leaf. */
  leaf: number;
  /** The text that is hashed into its leaf. */
  text: string;
  kind: string;
  id: number;
  values: Readonly<Record<string, ShownField>>;
}
