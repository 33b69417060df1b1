import { setTimeout as delay } from 'node:timers/promises';
import { Unavailable } from '@carnet/messages';

/** Milliseconds; the same as PostgreSQL's `lock_timeout`. */
const PATIENCE = 5_000;

/**
 * Serialises writes of one owner within this process. Waiting here takes no connection, so that a person with many writes does not block others. Between
 * instances and followers, the owner's lock in PostgreSQL does the same.
 */
export class Turns {
  private readonly last = new Map<number, Promise<void>>();

  /** @param patience maximum wait for a turn, in milliseconds */
  constructor(private readonly patience = PATIENCE) {}

  /** @throws Unavailable (503) if the turn does not come in time */
  async take<T>(owner: number, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(owner);
    let leave!: () => void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const turn = before ? before.then(() => left) : left;
    this.last.set(owner, turn);
    // A turn ends only after all earlier turns, so that a caller who timed out does not let the next one in too early.
    void turn.then(() => this.last.get(owner) === turn && this.last.delete(owner));
    try {
      if (before) await this.inTime(before);
      return await work();
    } finally {
      leave();
    }
  }

  private async inTime(turn: Promise<void>): Promise<void> {
    const over = new AbortController();
    const late = delay(this.patience, true, { signal: over.signal }).catch(() => true);
    const isLate = await Promise.race([turn, late]);
    over.abort();
    if (isLate) throw new Unavailable();
  }
}
