import type { EntityManager } from 'typeorm';
import type { Fact } from './fact.js';
import type { OwnedIds } from './owned-ids.js';

/** The description that every handler gives of itself. */
interface HandlerFrame<Kind extends string> {
  readonly kind: Kind;
  /** True where the service is not ready while one of these facts cannot be applied, as with what ends tokens. */
  readonly essential?: boolean;
}

/**
 * A projection: takes the facts of one kind into the service's own tables, so that they show what the facts say. A provider of the
 * service, named in `follows` of `defineService`.
 *
 * It runs inside the transaction that also notes the fact as taken. It must bear:
 * - a snapshot that skips versions in between (old facts are compacted, and one may be asked for ahead of its turn);
 * - a deletion of what it never saw;
 * - facts of different things in another order than they happened in (a part may arrive before its vehicle; of a batch all facts of
 *   one kind come before those of the kind that is named next);
 * - the whole log once more: a handler whose name or `revision` is new reads it from its start, while the others go on;
 * - being run again when the transaction is rolled back: no effect outside of `tx`.
 *
 * Throwing parks the thing: its later facts wait behind this one, and it is tried again; all else goes on.
 */
export interface FactHandler<Kind extends string = string, Body = unknown> extends HandlerFrame<Kind> {
  /** The name under which the service remembers how far it came; the name of the class where it is left out. */
  readonly name?: string;
  /** 1 where it is left out. Raise it where the copies are to be made anew: a new column, another rule. */
  readonly revision?: number;
  /** Set by a handler that only follows deletions. */
  readonly only?: 'deletions';
  apply(tx: EntityManager, fact: Fact<Kind, Body>): Promise<void>;
  /** The same for many at once, in the log's order (one thing may occur twice). Worth having where imports arrive. */
  applyMany?(tx: EntityManager, facts: Fact<Kind, Body>[]): Promise<void>;
  /** Comes before `apply` where things were handed over: those whom they belonged to before have them no more (ADR 132). Their locks are not taken: nobody of theirs writes what is told of another's. */
  leave?(tx: EntityManager, left: OwnedIds): Promise<void>;
}

/** One step of a thing: what was known of it before, null where nothing was, and what is published now. */
export interface FactChange<Kind extends string = string, Body = unknown> {
  before: Body | null;
  /** Whose it was before, where it was handed over. */
  former?: number;
  fact: Fact<Kind, Body>;
}

/**
 * An effect: makes something happen because a thing changed. It runs once per version, also where the log is read again or a kind is
 * published again: the service keeps the last snapshot that each effect saw. For the rest it must bear what a projection must.
 */
export interface FactEffect<Kind extends string = string, Body = unknown> extends HandlerFrame<Kind> {
  /** The name under which the service remembers what was made. A new name is a new effect, which is made of all that the log holds. */
  readonly name: string;
  /** Many steps, in the log's order. */
  applyChanges(tx: EntityManager, changes: FactChange<Kind, Body>[]): Promise<void>;
}

/** Handlers that take part in following a producer. */
export type FactTaker = FactHandler | FactEffect;
