import type { EntityManager } from 'typeorm';
import { type Database, within } from '../database/database.js';
import { sql } from '../database/sql.js';
import { type FactPosition, LOG_START, splitPosition } from './fact.js';
import { CursorMoved } from './fact.errors.js';

/** How far a producer's log was followed. */
export interface CursorState {
  /** Which log the position belongs to; null before the first page. */
  log: string | null;
  position: FactPosition;
}

/** Where this service stands in one producer's log. */
export class FactCursor {
  constructor(
    private readonly database: Database,
    readonly producer: string,
    private readonly kinds: readonly string[],
  ) {}

  /**
   * Reads the cursor for a new term of following. Where a kind is handled that was not when the cursor was moved (a new release),
   * it goes back to the start: the facts of that kind were passed over, the others are known and are skipped.
   */
  async take(): Promise<CursorState> {
    return this.database.transaction(async (tx) => {
      const db = within(tx);
      await db.rows(sql`
        insert into fact_cursors (producer, kinds) values (${this.producer}, ${this.kinds})
        on conflict (producer) do nothing`);
      const [row] = await db.rows<CursorState & { kinds: string[] }>(sql`
        select log, tx::text || '.' || seq::text as position, kinds from fact_cursors
        where producer = ${this.producer} for update`);
      const { log, position, kinds } = row!;
      const startAgain = this.kinds.some((kind) => !kinds.includes(kind));
      const state = { log, position: startAgain ? LOG_START : position };
      if (kinds.join() !== this.kinds.join()) await this.store(tx, state);
      return state;
    });
  }

  /**
   * Moves the cursor in the transaction that applies what lies between. The first statement of that transaction, so that of two
   * who follow at once the second waits here, and goes away with nothing done.
   * @throws CursorMoved where it does not stand at `from`
   */
  async move(tx: EntityManager, from: CursorState, to: CursorState): Promise<void> {
    const [at, next] = [splitPosition(from.position), splitPosition(to.position)];
    const moved = await within(tx).rows(sql`
      update fact_cursors set log = ${to.log}::uuid, tx = ${next.tx}::xid8, seq = ${next.seq}::bigint, moved_at = now()
      where producer = ${this.producer} and log is not distinct from ${from.log}::uuid
        and tx = ${at.tx}::xid8 and seq = ${at.seq}::bigint
      returning 1`);
    if (moved.length === 0) throw new CursorMoved(this.producer);
  }

  private async store(tx: EntityManager, { position }: CursorState): Promise<void> {
    const at = splitPosition(position);
    await within(tx).rows(sql`
      update fact_cursors set kinds = ${this.kinds}, tx = ${at.tx}::xid8, seq = ${at.seq}::bigint
      where producer = ${this.producer}`);
  }
}
