import type { QueryKey } from '@tanstack/react-query';
import type { OdometerUnit } from '../../formats/person';

/** One entry of a record's history, as all services return it (ADR 67). */
export interface HistoryEntry {
  seq: number;
  action: 'opened' | 'created' | 'changed' | 'deleted';
  /** ISO 8601 */
  at: string;
  /** Id of the person who made the change in a shared garage; null for the owner. */
  actor_id?: number | null;
  /** Stored values, as text. */
  changes: readonly { name: string; before: string | null; after: string | null }[];
}

export interface History {
  entries: readonly HistoryEntry[];
  /** True if older entries are left out: the value of a field before its first change here is then unknown. */
  more?: boolean;
}

/** Properties of every record that shows its changes. */
export interface ChangedRecord {
  id: number;
  odometer_unit?: OdometerUnit;
}

/** The display of a record's field: its form label, and the format of its values on the record's page. */
export type ChangedField<Shown> =
  /** `long`: the history shows only that it changed. `unit`: the unit of an instrument. */
  | { label: string; as: 'text' | 'long' | 'date' | 'mileage' | 'unit' }
  /** `currency` names the field that holds its currency. */
  | { label: string; as: 'money'; currency: string }
  | { label: string; as: 'choice'; of: Readonly<Record<string, string>> }
  /** An id. `nameOf` returns its name if the page knows it. */
  | { label: string; as: 'name'; nameOf: (id: number, record: Shown) => string | undefined }
  | { label: string; as: 'names'; nameOf: (item: NamedItem, record: Shown) => string | undefined }
  /** A list that only its own remote can describe, even an empty one. */
  | { label: string; as: 'list'; tell: (list: readonly unknown[] | null) => string | null }
  /** The field is shown together with another one: a currency with its amount. */
  | { with: string };

/** One of several items in a record; `quantity` if there can be more than one of it. */
export interface NamedItem {
  id: number;
  quantity?: number;
}

/**
 * The fields that a person can write, except the EDTF of a date, which is shown with the date (ADR 62). The compiler rejects a field of the contract
 * without a description. Null hides a field from the history.
 */
export type ChangedFields<Body, Shown> = Readonly<
  Record<Exclude<keyof Body & string, `${string}_edtf`>, ChangedField<Shown> | null>
>;

/** Describes how `Changes` shows a kind of record. */
export interface ChangesOf<Shown extends ChangedRecord> {
  /** The cache key of the kind, so that its changes are read again together with its records: `['garage', 'parts']`. */
  key: QueryKey;
  read: (id: number, ask: { signal: AbortSignal; fallback: string }) => Promise<History>;
  fields: Readonly<Record<string, ChangedField<Shown> | null>>;
}
