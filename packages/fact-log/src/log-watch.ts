import { type Queryable, sql } from '@carnet/pg';
import { type FactPosition, isAfter, LOG_START } from './fact.js';

/** A committed fact is unreadable while an older transaction is open. Then the log is polled: the first pause, in milliseconds, doubles each time. */
const FIRST_LOOK_MS = 2;
const LAST_LOOK_MS = 50;

interface Waiter {
  after: FactPosition;
  done: () => void;
}

/** Tracks how far the log can be read, and wakes waiters. One statement polls for all waiters; none runs while nobody waits. */
export class LogWatch {
  private readonly waiters = new Set<Waiter>();
  private timer: NodeJS.Timeout | null = null;
  private looking = false;
  private lookAgain = false;
  private nextLook = FIRST_LOOK_MS;
  private closed = false;
  /** Interval of polls without a notification, in case one was lost: a writer may crash between its commit and the notification. */
  private readonly lookAnywayMs: number = 1_000;

  constructor(private readonly db: Queryable) {}

  /** See `FactLog.wait`. */
  async wait(after: FactPosition, ms: number, signal: AbortSignal): Promise<void> {
    if (this.closed || signal.aborted || ms <= 0) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.waiters.delete(waiter);
        resolve();
      };
      const waiter: Waiter = { after, done };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      this.waiters.add(waiter);
      this.poke(); // a fact committed just before this wait began has woken nobody
    });
  }

  /** Polls now, because something was written. */
  poke(): void {
    this.nextLook = FIRST_LOOK_MS;
    void this.look();
  }

  /** Ends all waits at once. */
  letGo(): void {
    for (const waiter of [...this.waiters]) waiter.done();
  }

  /** Ends all waits, and refuses later ones. */
  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    this.letGo();
  }

  private async look(): Promise<void> {
    if (this.waiters.size === 0 || this.closed) return;
    if (this.looking) {
      this.lookAgain = true;
      return;
    }
    this.looking = true;
    let next = this.lookAnywayMs;
    try {
      const { readable, pending } = await this.state();
      for (const waiter of [...this.waiters]) if (isAfter(readable, waiter.after)) waiter.done();
      if (pending) next = this.growing();
    } catch {
      // PostgreSQL is down. Waiters notice it when they read; the timer polls again later.
    } finally {
      this.looking = false;
    }
    this.schedule(next);
  }

  private schedule(ms: number): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.lookAgain) {
      this.lookAgain = false;
      void this.look();
    } else if (this.waiters.size > 0 && !this.closed) {
      this.timer = setTimeout(() => void this.look(), ms);
    }
  }

  private growing(): number {
    const ms = this.nextLook;
    this.nextLook = Math.min(ms * 2, LAST_LOOK_MS);
    return ms;
  }

  private async state(): Promise<{ readable: FactPosition; pending: boolean }> {
    const [row] = await this.db.rows<{ readable: FactPosition | null; pending: boolean }>(sql`
      select (select tx::text || '.' || seq::text from facts where tx < pg_snapshot_xmin(pg_current_snapshot())
              order by tx desc, seq desc limit 1) as readable,
             exists (select from facts where tx >= pg_snapshot_xmin(pg_current_snapshot())) as pending`);
    return { readable: row?.readable ?? LOG_START, pending: row?.pending ?? false };
  }
}
