import { type Queryable, sql } from '@carnet/pg';
import { pause } from '@carnet/runtime';
import type { CursorState } from './fact-cursor.js';
import { isAfter } from './fact.js';
import { type LogPosition, shortLog } from './log-position.js';

/** The interval at which the progress of another instance is polled, in milliseconds. */
const LOOK_MS = 20;

/** The progress of this service in each producer's log, for requests that wait for a position. */
export class FollowedPositions {
  private readonly known = new Map<string, CursorState>();
  /** The part of each log that this instance itself has followed since it took over. */
  private readonly own = new Map<string, { from: CursorState; to: CursorState }>();
  /** The handlers of this service by producer. A guest's handlers are stored in the same table as those of its host service. */
  private readonly handlers = new Map<string, readonly string[]>();
  private readonly waiting = new Set<() => void>();
  private readonly looking = new Map<string, Promise<void>>();

  constructor(private readonly db: Queryable) {}

  /** Sets the handlers whose progress counts. */
  follow(producer: string, handlers: readonly string[]): void {
    this.handlers.set(producer, handlers);
  }

  /** Called by the follower when it takes over. Another instance may have followed the facts before this position. */
  began(producer: string, state: CursorState): void {
    this.own.set(producer, { from: state, to: state });
  }

  /** Called by the follower after each commit. */
  moved(producer: string, state: CursorState): void {
    this.own.set(producer, { from: this.own.get(producer)?.from ?? state, to: state });
    this.know(producer, state);
  }

  /** Tells whether this instance followed the log to this position, and so has published all resulting facts itself. */
  isOwn({ service, log, position }: LogPosition): boolean {
    const own = this.own.get(service);
    if (own?.to.log == null || own.from.log !== own.to.log || shortLog(own.to.log) !== log) return false;
    return isAfter(position, own.from.position) && !isAfter(position, own.to.position);
  }

  /** Returns whether the log was followed to `wanted` within `ms`; returns at once if it already was. */
  async reach(wanted: LogPosition, ms: number): Promise<boolean> {
    if (this.has(wanted)) return true;
    // At least one look-up, however busy the machine is.
    const end = Date.now() + ms;
    do {
      await this.lookUp(wanted.service);
      if (!this.has(wanted)) await this.progress(Math.max(0, Math.min(LOOK_MS, end - Date.now())));
    } while (!this.has(wanted) && Date.now() < end);
    return this.has(wanted);
  }

  private has({ service, log, position }: LogPosition): boolean {
    const known = this.known.get(service);
    return known?.log != null && shortLog(known.log) === log && !isAfter(position, known.position);
  }

  /** One statement serves all concurrent waiters. */
  private lookUp(producer: string): Promise<void> {
    const looking = this.looking.get(producer) ?? this.read(producer).finally(() => this.looking.delete(producer));
    this.looking.set(producer, looking);
    return looking;
  }

  /** Reads the position of the front handlers. Handlers that read the log again from the start do not delay a request. */
  private async read(producer: string): Promise<void> {
    const handlers = this.handlers.get(producer) ?? [];
    const [row] = await this.db.rows<CursorState>(sql`
      select log, tx::text || '.' || seq::text as position from fact_handlers
      where producer = ${producer} and handler = any(${handlers}::text[]) and log is not null order by fact_handlers.tx desc, fact_handlers.seq desc limit 1`);
    const known = this.known.get(producer);
    // The follower may have advanced since the query ran.
    const isOlder = row && known?.log === row.log && isAfter(known.position, row.position);
    if (row && !isOlder) this.know(producer, row);
  }

  private know(producer: string, state: CursorState): void {
    this.known.set(producer, state);
    for (const wake of [...this.waiting]) wake();
  }

  private async progress(ms: number): Promise<void> {
    const woken = new AbortController();
    const wake = () => woken.abort();
    this.waiting.add(wake);
    await pause(ms, woken.signal);
    this.waiting.delete(wake);
  }
}
