import type { CursorState } from './fact-cursor.js';
import type { FactPage } from './fact-log.js';
import type { Fact } from './fact.js';

/** A producer's answer to the question how far it has published the effects of another service's facts, up to a position. */
export interface EndAfter {
  /** The position up to which its log contains the effects; null if it does not follow that service, or is behind. */
  end: string | null;
  /** True if it follows that service, but did not reach the position in time. */
  behind: boolean;
}

export type FactWay = 'nats' | 'http';

/** A producer's log, as a follower reads it. Every failure is a `ProducerAway`: the follower retries. */
export interface FactSource {
  readonly producer: string;
  /** The transport of the last page, if there is more than one. */
  readonly over?: FactWay;

  /** Returns the facts after a position. If there are none, waits up to `waitMs` for one. The page may come from another log than the position. */
  page(from: CursorState, limit: number, waitMs: number, signal: AbortSignal): Promise<FactPage>;

  /** The newest snapshot of a thing, or its tombstone; null if the producer never published it. */
  newest(kind: string, key: string, timeoutMs: number): Promise<Fact | null>;

  /** Waits until the producer has followed another service's log to `place`, and returns how far its own log reaches then. */
  endAfter(place: string, timeoutMs: number): Promise<EndAfter>;

  /** Closes the kept-alive connections. */
  close(): void;
}
