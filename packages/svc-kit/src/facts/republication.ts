import type { EntityManager } from 'typeorm';
import type { FactDraft } from './fact.js';

/** The last thing of a page, by its owner and id. */
export interface AfterThing {
  owner: number;
  id: number;
}

/**
 * How a service publishes all things of a kind once more, named in `republishes` of `defineService`: so that followers get what a newer form of the
 * snapshot says of things that nobody changes. It repeats no effect.
 */
export interface Republication {
  readonly kind: string;
  /** Raise it where the snapshot says something new; the next start then publishes all, beside its other work. */
  readonly revision: number;
  /** The next things as they are now, by (owner_id, id). Their owners are locked, so that none of them changes before it is published. */
  snapshots(tx: EntityManager, after: AfterThing, limit: number): Promise<FactDraft[]>;
}
