import type {
  EntityManager,
  EntitySubscriberInterface,
  QueryRunner,
  TransactionCommitEvent,
  TransactionRollbackEvent,
} from 'typeorm';
import { answerLater, type Database, type Listener, type Queryable, type Sql, sql, within } from '@carnet/pg';
import { type Log, traceparentToHandOn } from '@carnet/runtime';
import { FactLog, type FactPage, type FormerLog } from './fact-log.js';
import { type Fact, type FactDraft, type FactPosition, laterOf, LOG_START, splitPosition } from './fact.js';
import { homeOf, recognition } from './log-home.js';
import { LogWatch } from './log-watch.js';

const CHANNEL = 'facts';
/** The number of owners whose last position is kept in memory. */
const MAX_OWNERS = 10_000;
/** The number of newest facts that are searched for a person's last one. */
const NEWEST = 500;

interface LogRow {
  log: string;
  former: FormerLog[];
}

interface FactRow {
  tx: string;
  seq: string;
  kind: string;
  key: string;
  version: number;
  revision: number;
  owner_id: number | null;
  deleted: boolean;
  body: unknown;
  at: Date;
  trace: string | null;
  actor_id: number | null;
}

/** A page without facts is one row, with the columns of the log only. */
type NoFact = { [Column in keyof FactRow]: null };

const columns = sql`tx::text as tx, seq::text as seq, kind, key, version, revision, owner_id, deleted, body, at, trace, actor_id`;

/**
 * The log as a table in the service's own database.
 *
 * Order: a sequence number is assigned before the commit, so a reader could read number 8 before 7 is visible, and miss 7. So a fact is readable only when
 * every transaction that began before its own has ended (`tx < pg_snapshot_xmin(…)`), and the log is read by (tx, seq): a later commit always has a later
 * position.
 *
 * Waking: readers are woken after the commit, not by a NOTIFY inside the transaction. PostgreSQL commits transactions with a NOTIFY one by one across the whole
 * cluster, which cost two thirds of the writes per second when measured.
 */
export class PostgresFactLog extends FactLog implements EntitySubscriberInterface {
  private readonly watch: LogWatch;
  private readonly telling = new WeakMap<QueryRunner, Map<number, FactPosition>>();
  private readonly lastPublished = new LastPublished();
  private id = '';
  private warned = false;

  constructor(
    private readonly database: Database,
    private readonly listener: Listener,
    private readonly logger: Log,
  ) {
    super();
    this.watch = new LogWatch(database);
    listener.on(CHANNEL, () => this.watch.poke());
    listener.onConnected(() => this.watch.poke());
  }

  /** Prepares the log for reading. Called once, after migrations. */
  async open(): Promise<void> {
    await this.renumberAfterRestore();
    await this.recognize(this.database);
    this.database.dataSource.subscribers.push(this);
  }

  /**
   * Checks the home of the log. On another server than before, the log gets a new identity, because facts at its end, known to this instance or a follower, may
   * be lost. Called whenever PostgreSQL may have been replaced. Returns whether the identity is new to this instance.
   */
  async recognize(db: Queryable): Promise<boolean> {
    const { home, isKnown } = await homeOf(db);
    if (!isKnown) this.warn();
    await db.rows(recognition(home));
    const [log] = await db.rows<{ id: string }>(sql`select id from fact_log`);
    if (!log) throw new Error('The fact log has no identity: its migration has not run');
    if (log.id === this.id) return false;
    this.id = log.id;
    this.lastPublished.clear();
    this.watch.letGo();
    return true;
  }

  private warn(): void {
    if (this.warned) return;
    this.warned = true;
    this.logger.warn(
      'This PostgreSQL does not let the service ask where it is written (pg_control_system), so a failover that loses facts goes unnoticed',
    );
  }

  /** Ends all waits. */
  close(): void {
    this.watch.close();
  }

  async append(tx: EntityManager, drafts: FactDraft | readonly FactDraft[]): Promise<void> {
    const list = Array.isArray(drafts) ? (drafts as readonly FactDraft[]) : [drafts as FactDraft];
    if (list.length === 0) return;
    if (!tx.queryRunner?.isTransactionActive)
      throw new Error('A fact is appended in the transaction of the change that it tells of');
    const insert = list.length === 1 ? insertOne(list[0]!) : insertMany(list);
    await answerLater(tx, this.write(tx.queryRunner, within(tx), insert, list));
  }

  private async write(transaction: QueryRunner, db: Queryable, insert: Sql, list: readonly FactDraft[]): Promise<void> {
    const [written] = await db.rows<{ position: FactPosition }>(insert);
    const told = this.telling.get(transaction) ?? new Map<number, FactPosition>();
    for (const { ownerId } of list) if (ownerId !== null) told.set(ownerId, written!.position);
    this.telling.set(transaction, told);
  }

  lastPublishedFor(ownerId: number): { log: string; position: FactPosition } | null {
    const position = this.lastPublished.get(ownerId);
    return position ? { log: this.id, position } : null;
  }

  async lastToldFor(ownerId: number): Promise<{ log: string; position: FactPosition } | null> {
    // There is no index by owner, and none is needed: only the end of the log matters.
    const [last] = await this.database.rows<{ position: FactPosition }>(sql`
      select tx::text || '.' || seq::text as position
      from (select tx, seq, owner_id from facts order by facts.tx desc, facts.seq desc limit ${NEWEST}) newest
      where owner_id = ${ownerId} order by tx desc, seq desc limit 1`);
    return last ? { log: this.id, position: last.position } : null;
  }

  async end(): Promise<{ log: string; position: FactPosition }> {
    const [last] = await this.database.rows<{ position: FactPosition }>(sql`
      select tx::text || '.' || seq::text as position from facts order by facts.tx desc, facts.seq desc limit 1`);
    return { log: this.id, position: last?.position ?? LOG_START };
  }

  async read(after: FactPosition, limit: number): Promise<FactPage> {
    const { tx, seq } = splitPosition(after);
    // The log's identity comes from the same query as the facts, because this instance may not know of a failover yet.
    const rows = await this.database.rows<LogRow & (FactRow | NoFact)>(sql`
      select fact_log.id as log, former, page.* from fact_log left join lateral (
        select ${columns} from facts
        where (tx, seq) > (${tx}::xid8, ${seq}::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
        order by facts.tx, facts.seq limit ${limit}) as page on true`);
    const facts = rows.filter((row) => row.tx !== null).map(toFact);
    return { log: rows[0]!.log, former: rows[0]!.former, facts, next: facts.at(-1)?.position ?? after };
  }

  async newest(kind: string, key: string): Promise<Fact | null> {
    const [row] = await this.database.rows<FactRow>(sql`
      select ${columns} from facts where kind = ${kind} and key = ${key}
      order by facts.deleted desc, facts.version desc, facts.revision desc limit 1`);
    return row ? toFact(row) : null;
  }

  wait(after: FactPosition, ms: number, signal: AbortSignal): Promise<void> {
    return this.watch.wait(after, ms, signal);
  }

  /** TypeORM calls this after each commit, also after that of a savepoint. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const told = this.telling.get(queryRunner);
    if (queryRunner.isTransactionActive || !told) return;
    this.telling.delete(queryRunner);
    for (const [ownerId, position] of told) this.lastPublished.set(ownerId, position);
    this.wakeReaders();
  }

  /** The connection will be reused, so the facts of the rolled-back transaction must be forgotten. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) this.telling.delete(queryRunner);
  }

  private wakeReaders(): void {
    this.watch.poke();
    this.listener.notify(CHANNEL);
  }

  /**
   * Transaction ids belong to one PostgreSQL cluster. A log restored into another cluster may hold ids that are still in the future there: its facts would be
   * unreadable, and new facts would sort before them. So they are moved to the start, in order of their numbers. The log gets a new identity (`recognize`), so
   * that followers read it again; they skip the facts that they know.
   */
  private async renumberAfterRestore(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const db = within(tx);
      await db.rows(sql`select 1 from fact_log for update`);
      const [foreign] = await db.rows(
        sql`select 1 from facts where tx >= pg_snapshot_xmax(pg_current_snapshot()) limit 1`,
      );
      if (!foreign) return;
      await db.rows(sql`update facts set tx = '1'`);
      await db.rows(sql`
        update fact_log
        set home = 'another cluster', compacted_tx = '0', compacted_seq = 0,
            former = (select coalesce(jsonb_agg(jsonb_set(one, '{until}', '"0.0"') order by place), '[]')
                      from jsonb_array_elements(former) with ordinality as each (one, place))`);
    });
  }
}

/** The last positions of the most recent writers. A position that was evicted is so old that the followers have long applied it. */
class LastPublished {
  private readonly positions = new Map<number, FactPosition>();

  /** Positions in another log are void. */
  clear(): void {
    this.positions.clear();
  }

  get(ownerId: number): FactPosition | undefined {
    return this.positions.get(ownerId);
  }

  /** Two requests of one person may commit in another order than they arrive here. */
  set(ownerId: number, position: FactPosition): void {
    const newest = laterOf(position, this.positions.get(ownerId) ?? position);
    this.positions.delete(ownerId);
    this.positions.set(ownerId, newest);
    if (this.positions.size > MAX_OWNERS) this.positions.delete(this.positions.keys().next().value!);
  }
}

function insertOne(draft: FactDraft): Sql {
  return sql`
    insert into facts (kind, key, version, revision, owner_id, deleted, body, trace)
    values (${draft.kind}, ${String(draft.key)}, ${draft.version}, ${draft.revision ?? 1}, ${draft.ownerId}, ${draft.deleted ?? false},
            ${bodyText(draft)}::jsonb, ${traceparentToHandOn()})
    returning tx::text || '.' || seq::text as position`;
}

function insertMany(drafts: readonly FactDraft[]): Sql {
  const rows = drafts.map((draft) => ({ ...draft, key: String(draft.key), deleted: draft.deleted ?? false }));
  return sql`
    with told as (
      insert into facts (kind, key, version, revision, owner_id, deleted, body, trace)
      select kind, key, version, coalesce(revision, 1), "ownerId", deleted, case when deleted then null else body end, ${traceparentToHandOn()}::text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as draft (kind text, key text, version integer, revision integer, "ownerId" integer, deleted boolean, body jsonb)
      returning tx, seq)
    select tx::text || '.' || max(seq)::text as position from told group by tx`;
}

function bodyText(draft: FactDraft): string | null {
  return draft.deleted ? null : JSON.stringify(draft.body);
}

function toFact(row: FactRow): Fact {
  const { tx, seq, kind, key, version, revision, owner_id, deleted, body, at, trace, actor_id } = row;
  const frame = {
    kind,
    key,
    version,
    revision,
    ownerId: owner_id,
    at: at.toISOString(),
    seq: Number(seq),
    ...(trace && { trace }),
    ...(actor_id !== null && { actorId: actor_id }),
  };
  const position = `${tx}.${seq}` as FactPosition;
  return deleted ? { ...frame, position, deleted, body: null } : { ...frame, position, deleted, body };
}
