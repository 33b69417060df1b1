import type { EntityManager } from 'typeorm';
import type { Fact } from './fact.js';

/**
 * Takes the facts of one kind into the service's own tables. A provider of the service, named in `follows` of
 * `defineService`.
 *
 * It runs inside the transaction that also notes the fact as taken, so its effect is kept exactly once. It must bear:
 * - a snapshot that skips versions in between (old facts are compacted, and one may be asked for ahead of its turn);
 * - a deletion of what it never saw;
 * - facts of different things in another order than they happened in (a part may arrive before its vehicle; of a batch all facts of
 *   one kind come before those of the kind that is named next);
 * - being run again when the transaction is rolled back: no effect outside of `tx`.
 *
 * Throwing stops the follower at this fact until it can be applied; throw only for what must not be passed over.
 */
export interface FactHandler<Kind extends string = string, Body = unknown> {
  readonly kind: Kind;
  apply(tx: EntityManager, fact: Fact<Kind, Body>): Promise<void>;
  /** The same for many at once, in the log's order (one thing may occur twice). Worth having where imports arrive. */
  applyMany?(tx: EntityManager, facts: Fact<Kind, Body>[]): Promise<void>;
}

/**
 * Locks the rows that a batch of facts will change, where it deletes something: all of them before anything is changed, in the order
 * that the service keeps (ADR 10). A provider of the service, named in `follows` beside the handlers of the same producer.
 */
export interface FactLocks {
  hold(tx: EntityManager, facts: readonly Fact[]): Promise<void>;
}

/** What takes part in following a producer. */
export type FactTaker = FactHandler | FactLocks;
