import type { Queryable } from '@carnet/pg';
import type { FactSubscription } from './fact-subscription.js';
import type { FollowerState } from './follower-state.js';
import { type ParkedReport, parkedReport } from './parked-facts.js';

/**
 * The delay of this service's copies of other services' things, for `/health/ready`. Mostly for information: a service answers from its own data even if it
 * cannot reach the others.
 */
export class FollowerHealth {
  constructor(
    private readonly db: Queryable,
    private readonly read: () => FollowerState[],
    private readonly handlers: () => readonly FactSubscription[],
  ) {}

  /** One entry per followed producer. */
  report(): FollowerState[] {
    return this.read();
  }

  /** Facts that any instance could not apply, and that wait for a retry. */
  parked(): Promise<ParkedReport> {
    const handlers = this.handlers();
    const essential = handlers.filter((handler) => handler.essential);
    return parkedReport(this.db, namesOf(handlers), namesOf(essential));
  }
}

const namesOf = (handlers: readonly FactSubscription[]): string[] => handlers.map(({ name }) => name);
