import type { FollowerState } from './follower-state.js';

/**
 * How far this service's copies of others' things are behind, for `/health/ready`. Information, not a verdict: a service serves what
 * is its own whether or not it reaches the others.
 */
export class FollowerHealth {
  constructor(private readonly read: () => FollowerState[]) {}

  /** One per producer that is followed. */
  report(): FollowerState[] {
    return this.read();
  }
}
