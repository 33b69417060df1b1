import type { EntityManager } from 'typeorm';
import type { Fact } from './fact.js';
import type { OwnedIds } from './owned-ids.js';

/** The fields that projections and effects share. */
interface HandlerFrame<Kind extends string> {
  readonly kind: Kind;
  /** True if the service is not ready while a fact of this kind cannot be applied, for example the revocation of tokens. */
  readonly essential?: boolean;
}

/**
 * A projection: stores the facts of one kind in the service's own tables. A provider of the service, named in `follows` of `defineService`.
 *
 * It runs inside the transaction that also moves the cursor. It must handle:
 * - a snapshot that skips versions (old facts are compacted, and one may be fetched before its turn);
 * - the deletion of a thing that it never saw;
 * - facts of different things in another order than they happened (a part may arrive before its vehicle; in a batch, all facts of
 *   one kind come before those of the next kind in `follows`);
 * - the whole log again: a handler with a new name or `revision` reads it from the start, while the others continue;
 * - a second run after a rollback: no side effects outside of `tx`.
 *
 * An error parks the thing: its later facts wait behind this one, which is retried. All other things continue.
 */
export interface FactHandler<Kind extends string = string, Body = unknown> extends HandlerFrame<Kind> {
  /** The name under which the service stores the cursor. Default: the name of the class. */
  readonly name?: string;
  /** Default: 1. Raise it to build all copies again, for a new column or a changed rule. */
  readonly revision?: number;
  /** Set by a handler that only needs deletions. */
  readonly only?: 'deletions';
  apply(tx: EntityManager, fact: Fact<Kind, Body>): Promise<void>;
  /** The same for many facts, in log order (a thing may occur more than once). Worth writing where imports arrive. */
  applyMany?(tx: EntityManager, facts: Fact<Kind, Body>[]): Promise<void>;
  /**
   * Called before `apply` for transferred things, to remove the former owner's copies (ADR 132). The former owners are not locked, since they cannot write to a
   * thing of another owner.
   */
  leave?(tx: EntityManager, left: OwnedIds): Promise<void>;
}

/** One step of a thing: its last known snapshot (null if there was none), and the new fact. */
export interface FactChange<Kind extends string = string, Body = unknown> {
  before: Body | null;
  /** The former owner, if the thing was transferred. */
  former?: number;
  fact: Fact<Kind, Body>;
}

/**
 * An effect: triggers an action when a thing changes. It runs once per version, also if the log is read again or a kind is republished, because the service
 * stores the last snapshot that each effect saw. Apart from that, it must handle everything that a projection must.
 */
export interface FactEffect<Kind extends string = string, Body = unknown> extends HandlerFrame<Kind> {
  /** The name under which the service stores its progress. A new name is a new effect, which runs for all facts in the log. */
  readonly name: string;
  /** Applies many steps, in log order. */
  applyChanges(tx: EntityManager, changes: FactChange<Kind, Body>[]): Promise<void>;
}

/** Any handler of a producer's facts. */
export type FactTaker = FactHandler | FactEffect;
