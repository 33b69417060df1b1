import type { FieldError } from '../api/field-error';
import type { Scope } from '../session/garage';

/** The text with which lists show a waiting write, and the list that it belongs to. */
export interface OutboxNote {
  /** The kind of thing, by which lists find their waiting entries: `service-event`. */
  kind: string;
  /** Id of the vehicle; 0 if there is none. Writes of one vehicle are sent in the order in which they were made. */
  vehicle: number;
  title: string;
  /** A smaller line below the title: `November 28, 2026 · 84,120 mi`. */
  note?: string;
  /** The address of the list that shows it. */
  list: string;
  /** The path to send it to later, if other changes of the same thing use that path. */
  path?: string;
  /** The address of a form that can edit it, if it was written without a form. */
  form?: string;
  /** The thing as it was read before the change. It tells a conflict from a change of other fields. */
  was?: object & { version?: number };
}

export type Body = Readonly<Record<string, unknown>>;

/** A write that got no answer, as it was called. */
export interface Unanswered {
  /** The person and garage of the write. Somebody else may have signed in before it fails. */
  person: Scope | undefined;
  method: string;
  /** Path with parameter values and the query. */
  path: string;
  /** The body as it was sent. */
  sent?: string;
  idempotencyKey?: string;
  ifMatch?: number | null;
  outbox?: OutboxNote;
  /** True if it was sent: it may have arrived although no answer came. */
  tried: boolean;
}

/** The same write in the form in which it is sent again. */
export interface Unsent {
  method: 'POST' | 'PUT' | 'PATCH';
  /** Path with parameter values. */
  path: string;
  body: Body;
  /** Its `Idempotency-Key`; null for a change, which is guarded by its version. */
  key: string | null;
  ifMatch: number | null;
  note: OutboxNote;
  /** True if it was sent: it may have arrived although no answer came. */
  tried: boolean;
}

/** The form that wrote it, so that the form can be opened again with all typed values. */
export interface KeptForm {
  /** Path and query of the form's page. */
  address: string;
  subject: string;
  values: Body;
}

/**
 * - `holding`: waits until the files of its form are stored.
 * - `waiting`: is to be sent.
 * - `refused`: its service said why.
 * - `stale`: somebody else changed the same thing.
 * - `old`: services may have forgotten its key, so that sending it could make a second one.
 * - `arrived`: the service has stored it; its files still have to be sent.
 */
export type EntryState = 'holding' | 'waiting' | 'refused' | 'stale' | 'old' | 'arrived';

/** A write that waits in this browser. */
export interface Entry extends Omit<Unsent, 'note'> {
  /** Id of the entry. It stands for the thing's id until there is one. */
  id: string;
  note: Omit<OutboxNote, 'was'>;
  /** Values of the thing when it was read, by the field names of the body. */
  was: Body | null;
  form: KeptForm | null;
  /** The body of a later change. It is sent once the result of the first try is known. */
  next: Body | null;
  state: EntryState;
  /** A sentence that says why it is not sent. */
  problem: string | null;
  errors: readonly FieldError[];
  /** The thing as it is now, if the entry is `stale`. */
  current: { values: Body; version: number } | null;
  /** By this device's clock; milliseconds since 1970. */
  writtenAt: number;
  /** Milliseconds by which the services' clock was ahead of this device's; null if unknown. */
  clockOff: number | null;
  /** True if files wait until the entry has been stored. */
  holdsFiles: boolean;
  /** The id of the thing, once it has been stored. */
  thing: number | null;
}
