import type { FieldError } from '../api/field-error';
import type { Scope } from '../session/garage';

/** The words by which lists show a write while it waits, and its place among the others. */
export interface OutboxNote {
  /** The kind of thing, by which its lists find what waits: `service-event`. */
  kind: string;
  /** The vehicle, 0 for what is on none. Its writes are sent in the order in which they were made. */
  vehicle: number;
  title: string;
  /** A smaller line below the title: `November 28, 2026 · 84,120 mi`. */
  note?: string;
  /** The address of the list in which it waits. */
  list: string;
  /** The path by which it is sent later, where other changes of the same thing go by that. */
  path?: string;
  /** The address of a form that can change it, where it was written without one. */
  form?: string;
  /** The thing as it was read before it was changed, by which a change of something else is told from a conflict. */
  was?: object & { version?: number };
}

export type Body = Readonly<Record<string, unknown>>;

/** A write that had no answer, as it was called. */
export interface Unanswered {
  /** Whose write it is, and in which garage: those who sign in before it fails are others. */
  person: Scope | undefined;
  method: string;
  /** With the values of its parameters and its query. */
  path: string;
  /** Its body as it was sent. */
  sent?: string;
  idempotencyKey?: string;
  ifMatch?: number | null;
  outbox?: OutboxNote;
  /** It was tried, and may have arrived although no answer did. */
  tried: boolean;
}

/** The same as its page would send it again. */
export interface Unsent {
  method: 'POST' | 'PUT' | 'PATCH';
  /** With the values of its parameters. */
  path: string;
  body: Body;
  /** Its `Idempotency-Key`; null for a change, which its version guards. */
  key: string | null;
  ifMatch: number | null;
  note: OutboxNote;
  /** It was tried, and may have arrived although no answer did. */
  tried: boolean;
}

/** The form that wrote it, so that it can be opened again with all that was typed. */
export interface KeptForm {
  /** Path and query of its page. */
  address: string;
  subject: string;
  values: Body;
}

/**
 * `holding`: until the files of its form wait with it. `waiting`: to be sent. `refused`: its service said why. `stale`: somebody else changed the same thing. `old`: its key may be forgotten, so
 * that sending it could make a second one. `arrived`: its files are still to be told.
 */
export type EntryState = 'holding' | 'waiting' | 'refused' | 'stale' | 'old' | 'arrived';

/** A write that waits in this browser. */
export interface Entry extends Omit<Unsent, 'note'> {
  /** Stands for the thing's id until it has one. */
  id: string;
  note: Omit<OutboxNote, 'was'>;
  /** Values of the thing when it was read, by the names of the body. */
  was: Body | null;
  form: KeptForm | null;
  /** The body of a later change, to be sent once it is known what became of the one that was tried. */
  next: Body | null;
  state: EntryState;
  /** Why it does not go on, as a sentence. */
  problem: string | null;
  errors: readonly FieldError[];
  /** The thing as it is now, where it is `stale`. */
  current: { values: Body; version: number } | null;
  /** By this device's clock; milliseconds since 1970. */
  writtenAt: number;
  /** Milliseconds by which the services' clock was ahead of this device's; null while nobody knew. */
  clockOff: number | null;
  /** Files are held until it has arrived. */
  holdsFiles: boolean;
  /** The id of the thing, once it has arrived. */
  thing: number | null;
}
