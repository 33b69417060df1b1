import type { CursorState } from './fact-cursor.js';
import type { FactPage } from './fact-log.js';
import type { Fact } from './fact.js';

/** A producer's answer to how far it has published the effects of another service's facts up to a place. */
export interface EndAfter {
  /** The place up to which its log covers it; null if it does not follow that service, or has not come so far. */
  end: string | null;
  /** It follows that service, and has not come so far in time. */
  behind: boolean;
}

export type FactWay = 'nats' | 'http';

/** A producer's log as others reach it. Whatever fails is a `ProducerAway`: the follower asks again. */
export interface FactSource {
  readonly producer: string;
  /** The way by which the last page came, if there is more than one. */
  readonly over?: FactWay;

  /** The facts after a place; where there are none yet, waits up to `waitMs` for one. The page may be of another log than the place. */
  page(from: CursorState, limit: number, waitMs: number, signal: AbortSignal): Promise<FactPage>;

  /** The newest snapshot of a thing, or its tombstone; null where the producer never published it. */
  newest(kind: string, key: string, timeoutMs: number): Promise<Fact | null>;

  /** Waits until the producer has followed another service's log to `place`, and answers how far its own log reaches then. */
  endAfter(place: string, timeoutMs: number): Promise<EndAfter>;

  /** Lets the kept connections go. */
  close(): void;
}
