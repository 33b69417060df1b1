import type { ShownField } from '@carnet/journal';

/** A change of a record, as a book shows it. */
export interface BookJournalEntry {
  /** The place of its leaf. */
  leaf: number;
  /** The text whose hash is its leaf. */
  text: string;
  kind: string;
  id: number;
  values: Readonly<Record<string, ShownField>>;
}
