import type { EntityManager } from 'typeorm';
import type { Fact, FactDraft, FactPosition } from './fact.js';

/** A log that another one goes on from, after a failover or a restore. */
export interface FormerLog {
  log: string;
  /** Up to here the two are alike for certain; what stood behind it may be lost. */
  until: FactPosition;
}

/** A stretch of a log, oldest first. */
export interface FactPage {
  /** The identity of this log. Another than before means that the positions of the old one are void (after a failover, or restored from a backup). */
  log: string;
  /** The logs that this one goes on from, the last one first. */
  former?: FormerLog[];
  facts: Fact[];
  /** The place from which to read on; the asked position if there was nothing. */
  next: FactPosition;
}

/**
 * A service's own log: what it publishes for the others. Written in PostgreSQL by default; the interface is small so that a broker can
 * carry it where one machine is outgrown.
 */
export abstract class FactLog {
  /**
   * Writes facts in the transaction of the change that they are about, in one statement however many they are.
   * Give each change of a thing a higher version; a deletion is final whatever its version.
   * @throws Error outside a transaction
   */
  abstract append(tx: EntityManager, drafts: FactDraft | readonly FactDraft[]): Promise<void>;

  /**
   * The place in this log of the last fact that this instance published for a person; null where there is none, or long ago. In memory,
   * so that a write answers with it at no cost.
   */
  abstract lastPublishedFor(ownerId: number): { log: string; position: FactPosition } | null;

  /**
   * The same of all instances, from the log itself: what another one has told for this person a moment ago. Null where much else was told
   * since.
   */
  abstract lastToldFor(ownerId: number): Promise<{ log: string; position: FactPosition } | null>;

  /** Returns the present end of the log, as a place that others can wait for. */
  abstract end(): Promise<{ log: string; position: FactPosition }>;

  /** Up to `limit` facts after a position, in an order in which nothing that commits late can be skipped. */
  abstract read(after: FactPosition, limit: number): Promise<FactPage>;

  /** The newest snapshot of a thing, or its tombstone; null where nothing was ever published. */
  abstract newest(kind: string, key: string): Promise<Fact | null>;

  /** Returns when there is something to read after `after`, when `ms` have passed, on `signal` and when the log closes. */
  abstract wait(after: FactPosition, ms: number, signal: AbortSignal): Promise<void>;
}
