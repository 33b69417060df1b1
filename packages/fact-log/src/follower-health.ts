import type { Queryable } from '@carnet/pg';
import type { FactSubscription } from './fact-subscription.js';
import type { FollowerState } from './follower-state.js';
import { type ParkedReport, parkedReport } from './parked-facts.js';

/**
 * The delay of this service's copies of others' things, for `/health/ready`. Mostly information: a service serves what is its own whether or not it
 * reaches the others.
 */
export class FollowerHealth {
  constructor(
    private readonly db: Queryable,
    private readonly read: () => FollowerState[],
    private readonly handlers: () => readonly FactSubscription[],
  ) {}

  /** One per producer that is followed. */
  report(): FollowerState[] {
    return this.read();
  }

  /** Facts that could not be applied, in whichever instance, and wait to be tried again. */
  parked(): Promise<ParkedReport> {
    const handlers = this.handlers();
    const essential = handlers.filter((handler) => handler.essential);
    return parkedReport(this.db, namesOf(handlers), namesOf(essential));
  }
}

const namesOf = (handlers: readonly FactSubscription[]): string[] => handlers.map(({ name }) => name);
