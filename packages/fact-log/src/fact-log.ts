import type { EntityManager } from 'typeorm';
import type { Fact, FactDraft, FactPosition } from './fact.js';

/** An earlier log that this one continues, after a failover or a restore. */
export interface FormerLog {
  log: string;
  /** Up to this position both logs are certainly the same. Later facts of the old log may be lost. */
  until: FactPosition;
}

/** A part of a log, oldest fact first. */
export interface FactPage {
  /** The identity of this log. When it changes (after a failover, or a restore from a backup), positions of the old log are void. */
  log: string;
  /** The logs that this one continues, the last one first. */
  former?: FormerLog[];
  facts: Fact[];
  /** The position for the next read; the requested position if there was nothing. */
  next: FactPosition;
}

/**
 * A service's own log of published facts. By default it is stored in PostgreSQL. The interface is small, so that a broker can implement it once one machine is
 * too small.
 */
export abstract class FactLog {
  /**
   * Writes facts in the transaction of the change, in one statement for any number of facts. Each change of a thing needs a higher version; a deletion is
   * final, whatever its version.
   * @throws Error outside a transaction
   */
  abstract append(tx: EntityManager, drafts: FactDraft | readonly FactDraft[]): Promise<void>;

  /**
   * Returns the position of the last fact that this instance published for a person; null if there is none, or it is long ago. It is kept in memory, so a write
   * can return it at no cost.
   */
  abstract lastPublishedFor(ownerId: number): { log: string; position: FactPosition } | null;

  /**
   * The same for all instances, read from the log: it includes facts that another instance has just published. Null if many other facts were published since.
   */
  abstract lastToldFor(ownerId: number): Promise<{ log: string; position: FactPosition } | null>;

  /** Returns the current end of the log, as a position that others can wait for. */
  abstract end(): Promise<{ log: string; position: FactPosition }>;

  /** Reads up to `limit` facts after a position. The order ensures that a fact that is committed late is never skipped. */
  abstract read(after: FactPosition, limit: number): Promise<FactPage>;

  /** The newest snapshot of a thing, or its tombstone; null if it was never published. */
  abstract newest(kind: string, key: string): Promise<Fact | null>;

  /** Resolves when there are facts after `after`, when `ms` have passed, on `signal`, and when the log closes. */
  abstract wait(after: FactPosition, ms: number, signal: AbortSignal): Promise<void>;
}
