import type { QueryKey } from '@tanstack/react-query';
import type { OdometerUnit } from '../../formats/person';

/** One entry of a record's history, as every service answers it (ADR 67). */
export interface HistoryEntry {
  seq: number;
  action: 'opened' | 'created' | 'changed' | 'deleted';
  /** ISO 8601 */
  at: string;
  /** The person who wrote it, in a garage that is shared; null where its owner did. */
  actor_id?: number | null;
  /** Values as they are stored, as texts. */
  changes: readonly { name: string; before: string | null; after: string | null }[];
}

export interface History {
  entries: readonly HistoryEntry[];
  /** Older entries are left out: what a field was before its first change here is not known. */
  more?: boolean;
}

/** Properties of every record that shows its changes. */
export interface ChangedRecord {
  id: number;
  odometer_unit?: OdometerUnit;
}

/** The reading of a record's field: by the label of its form, and with values as the record's page shows them. */
export type ChangedField<Shown> =
  /** `long`: only that it was changed. `unit`: of an instrument. */
  | { label: string; as: 'text' | 'long' | 'date' | 'mileage' | 'unit' }
  /** `currency` names the field that holds its currency. */
  | { label: string; as: 'money'; currency: string }
  | { label: string; as: 'choice'; of: Readonly<Record<string, string>> }
  /** Ids, of which the page knows some by name. */
  | { label: string; as: 'name'; nameOf: (id: number, record: Shown) => string | undefined }
  | { label: string; as: 'names'; nameOf: (item: NamedItem, record: Shown) => string | undefined }
  /** A list that only its own remote can put into words, also where there is none. */
  | { label: string; as: 'list'; tell: (list: readonly unknown[] | null) => string | null }
  /** It is shown with that field: a currency with its amount. */
  | { with: string };

/** One of several that a record names: `quantity` where there can be more than one of it. */
export interface NamedItem {
  id: number;
  quantity?: number;
}

/**
 * The fields that a person can write, but for the EDTF of a date, which is shown with it (ADR 62): a field of the contract that nobody
 * has described is an error of the compiler. Null is one that no person knows.
 */
export type ChangedFields<Body, Shown> = Readonly<
  Record<Exclude<keyof Body & string, `${string}_edtf`>, ChangedField<Shown> | null>
>;

/** The description by which `Changes` shows a kind of records. */
export interface ChangesOf<Shown extends ChangedRecord> {
  /** Names the kind in the cache, so that its changes are read anew when its records are: `['garage', 'parts']`. */
  key: QueryKey;
  read: (id: number, ask: { signal: AbortSignal; fallback: string }) => Promise<History>;
  fields: Readonly<Record<string, ChangedField<Shown> | null>>;
}
