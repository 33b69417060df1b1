import type { EntityManager } from 'typeorm';
import { type Database, type Queryable, sql, within } from '@carnet/pg';
import type { FactSubscription } from './fact-subscription.js';
import { CursorMoved } from './fact.errors.js';
import { type FactPosition, isAfter, LOG_START, splitPosition } from './fact.js';

/** A position in a producer's log. */
export interface CursorState {
  /** The log that the position belongs to; null before the first page. */
  log: string | null;
  position: FactPosition;
}

interface HandlerCursor extends CursorState {
  handler: FactSubscription;
  notedUntil: FactPosition;
}

/** Handlers with the same cursor, which read the log together. */
export interface Readers extends CursorState {
  handlers: FactSubscription[];
  /** By handler, if it is beyond the position. */
  notedUntil: Map<string, FactPosition>;
}

interface CursorRow extends CursorState {
  name: string;
  revision: number;
  notedUntil: FactPosition;
}

/** The cursor of the previous release: one for all handlers of a producer. */
interface FormerCursor extends CursorState {
  kinds: string[];
}

/** The cursors of this service's handlers in one producer's log. */
export class FactCursors {
  constructor(
    private readonly database: Database,
    private readonly producer: string,
    private readonly handlers: readonly FactSubscription[],
  ) {}

  /**
   * Reads the cursors at the start of a term, those furthest behind first. A new handler, or a projection with a new revision, starts at the beginning of the
   * log. A handler from before cursors were stored by handler continues at the old cursor.
   */
  async take(): Promise<Readers[]> {
    const cursors = await this.database.transaction(async (tx) => {
      const db = within(tx);
      const former = await this.lockFormer(db);
      const rows = await db.rows<CursorRow>(sql`
        select handler as name, revision, log, tx::text || '.' || seq::text as position,
               noted_tx::text || '.' || noted_seq::text as "notedUntil"
        from fact_handlers where producer = ${this.producer}`);
      const taken: HandlerCursor[] = [];
      for (const handler of this.handlers) {
        const row = rows.find(({ name }) => name === handler.name);
        if (row?.revision === handler.revision) taken.push({ ...row, handler });
        else {
          if (row) await dropParked(db, handler);
          taken.push(await this.begin(db, handler, rows.length === 0 ? former : null));
        }
      }
      return taken;
    });
    return together(cursors);
  }

  /**
   * Moves cursors in the transaction that applies the facts in between. It must be the first statement of the transaction: of two concurrent followers, the
   * second then waits here, and fails without having applied anything.
   * @throws CursorMoved if not all cursors are at `from`
   */
  async move(tx: EntityManager, from: Readers, to: CursorState): Promise<void> {
    const [at, next] = [splitPosition(from.position), splitPosition(to.position)];
    const names = from.handlers.map(({ name }) => name);
    const moved = await within(tx).rows(sql`
      update fact_handlers set log = ${to.log}::uuid, tx = ${next.tx}::xid8, seq = ${next.seq}::bigint, moved_at = now()
      where producer = ${this.producer} and handler = any(${names}::text[]) and log is not distinct from ${from.log}::uuid
        and tx = ${at.tx}::xid8 and seq = ${at.seq}::bigint
      returning 1`);
    if (moved.length < names.length) throw new CursorMoved(this.producer);
  }

  /** Positions of the old log are void in the new one, except those in the part that both logs share. */
  async forgetNoted(tx: EntityManager, { handlers }: Readers, until: FactPosition): Promise<void> {
    const { tx: last, seq } = splitPosition(until);
    await within(tx).rows(sql`
      update fact_handlers set noted_tx = ${last}::xid8, noted_seq = ${seq}::bigint
      where producer = ${this.producer} and handler = any(${handlers.map(({ name }) => name)}::text[])
        and (noted_tx, noted_seq) > (${last}::xid8, ${seq}::bigint)`);
  }

  private async begin(db: Queryable, handler: FactSubscription, former: FormerCursor | null): Promise<HandlerCursor> {
    const { name, kind, revision, only, isEffect } = handler;
    const wasRun = former !== null && revision === 1 && former.kinds.includes(kind);
    const state = wasRun ? former : { log: null, position: LOG_START };
    const start = isEffect ? LOG_START : state.position;
    const notedUntil = isEffect ? state.position : LOG_START;
    const [at, noted] = [splitPosition(start), splitPosition(notedUntil)];
    if (wasRun)
      await db.rows(sql`
        insert into handler_heads as head (handler, kind, key, version, revision, deleted)
        select ${name}, kind, key, version, 1, deleted from fact_heads
        where kind = ${kind} and version > 0 and (deleted or ${only === undefined})
        on conflict (handler, kind, key) do update set version = excluded.version, deleted = excluded.deleted
          where excluded.deleted or excluded.version > head.version`);
    await db.rows(sql`
      insert into fact_handlers as cursor (producer, handler, kind, revision, log, tx, seq, noted_tx, noted_seq)
      values (${this.producer}, ${name}, ${kind}, ${revision}, ${state.log}, ${at.tx}::xid8, ${at.seq}::bigint, ${noted.tx}::xid8,
              ${noted.seq}::bigint)
      on conflict (producer, handler) do update
      set revision = excluded.revision, log = excluded.log, tx = excluded.tx, seq = excluded.seq, noted_tx = excluded.noted_tx,
          noted_seq = excluded.noted_seq, moved_at = now()`);
    return { handler, log: state.log, position: start, notedUntil };
  }

  /** The lock on this row also serialises services that convert the cursor at the same time. */
  private async lockFormer(db: Queryable): Promise<FormerCursor> {
    await db.rows(sql`insert into fact_cursors (producer) values (${this.producer}) on conflict do nothing`);
    const [row] = await db.rows<FormerCursor>(sql`
      select log, tx::text || '.' || seq::text as position, kinds from fact_cursors where producer = ${this.producer} for update`);
    return row!;
  }
}

/** Deletes the facts parked for a projection, because it reads them again from the log. Heads of its earlier revision do not count any more (`readHeads`). */
async function dropParked(db: Queryable, { name }: FactSubscription): Promise<void> {
  await db.rows(sql`delete from parked_facts where handler = ${name}`);
}

/** Groups cursors by position; those furthest behind come first. */
function together(cursors: readonly HandlerCursor[]): Readers[] {
  const places = new Map<string, Readers>();
  for (const { handler, log, position, notedUntil } of cursors) {
    const place = `${log} ${position}`;
    const readers: Readers = places.get(place) ?? { log, position, handlers: [], notedUntil: new Map() };
    readers.handlers.push(handler);
    if (isAfter(notedUntil, position)) readers.notedUntil.set(handler.name, notedUntil);
    places.set(place, readers);
  }
  return [...places.values()].sort((a, b) => (isAfter(a.position, b.position) ? 1 : -1));
}

/** Groups the cursors again after a move, so that handlers at the same position read together. */
export function regroup(groups: readonly Readers[]): Readers[] {
  return together(
    groups.flatMap(({ log, position, handlers, notedUntil }) =>
      handlers.map((handler) => ({ handler, log, position, notedUntil: notedUntil.get(handler.name) ?? LOG_START })),
    ),
  );
}
