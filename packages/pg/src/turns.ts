import { setTimeout as delay } from 'node:timers/promises';
import { Unavailable } from '@carnet/messages';

/** As long as a statement waits for a lock (`lock_timeout`), in milliseconds. */
const PATIENCE = 5_000;

/**
 * One write of an owner after the other within this process. Those who wait here hold no connection, so that a person who writes much keeps
 * no connection from others. What keeps instances and followers apart is the owner's lock in PostgreSQL.
 */
export class Turns {
  private readonly last = new Map<number, Promise<void>>();

  /** @param patience how long one waits for a turn, in milliseconds */
  constructor(private readonly patience = PATIENCE) {}

  /** @throws Unavailable (503) where the turn does not come in time */
  async take<T>(owner: number, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(owner);
    let leave!: () => void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const turn = before ? before.then(() => left) : left;
    this.last.set(owner, turn);
    // Over when those before are, too: who did not wait to the end lets nobody in.
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
