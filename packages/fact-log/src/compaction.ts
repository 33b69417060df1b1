import { ADVISORY_LOCKS, type Database, sql, within } from '@carnet/pg';
import type { Log } from '@carnet/runtime';
import { type FactPosition, splitPosition } from './fact.js';
import { homeOf } from './log-home.js';

const PAGE = 1_000;
const EVERY_MS = 60 * 60 * 1000;

/**
 * Deletes facts that a newer fact of the same thing replaces. Keeps the newest fact of each thing, tombstones included. Returns how many facts were deleted.
 *
 * It reads the facts written since the last compaction, in log order, and only those that are readable already. A reader in the middle of the log misses
 * nothing: it compares positions, and the newer fact is either behind the reader, so already taken, or still ahead. Nothing is compacted until the log's home
 * is confirmed: after a failover, the compacted part is the part that both logs certainly share.
 */
export async function compactFacts(database: Database): Promise<number> {
  let deleted = 0;
  for (;;) {
    const page = await compactPage(database);
    deleted += page.deleted;
    if (page.seen < PAGE) return deleted;
  }
}

interface Stretch {
  seen: number;
  last: FactPosition | null;
}

async function compactPage(database: Database): Promise<{ seen: number; deleted: number }> {
  return database.transaction(async (tx) => {
    const db = within(tx);
    const [lock] = await db.rows<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.compaction}) as mine`,
    );
    if (!lock?.mine) return { seen: 0, deleted: 0 };
    const { home } = await homeOf(db);
    const [stretch] = await db.rows<Stretch>(sql`
      with page as (
        select facts.tx, facts.seq from facts, fact_log
        where (facts.tx, facts.seq) > (fact_log.compacted_tx, fact_log.compacted_seq)
          and facts.tx < pg_snapshot_xmin(pg_current_snapshot()) and fact_log.home is not distinct from ${home}
        order by facts.tx, facts.seq limit ${PAGE})
      select count(*)::integer as seen,
             (select tx::text || '.' || seq::text from page order by page.tx desc, page.seq desc limit 1) as last
      from page`);
    if (!stretch?.last) return { seen: 0, deleted: 0 };
    const { tx: lastTx, seq: lastSeq } = splitPosition(stretch.last);
    const gone = await db.rows(sql`
      with things as (
        select distinct facts.kind, facts.key from facts, fact_log
        where (facts.tx, facts.seq) > (fact_log.compacted_tx, fact_log.compacted_seq)
          and (facts.tx, facts.seq) <= (${lastTx}::xid8, ${lastSeq}::bigint)),
      ranked as (
        select seq, row_number() over (partition by kind, key order by deleted desc, version desc, revision desc, tx desc, seq desc) as rank
        from facts join things using (kind, key)
        where tx < pg_snapshot_xmin(pg_current_snapshot()))
      delete from facts using ranked where facts.seq = ranked.seq and ranked.rank > 1
      returning 1`);
    await db.rows(sql`update fact_log set compacted_tx = ${lastTx}::xid8, compacted_seq = ${lastSeq}::bigint`);
    return { seen: stretch.seen, deleted: gone.length };
  });
}

/** Compacts every hour, at a different minute in each instance. */
export class CompactionTimer {
  private readonly log: Log;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    log: Log,
  ) {
    this.log = log.child({ context: 'Compaction' });
  }

  start(): void {
    const run = () => {
      this.running = this.run();
    };
    this.timer = setInterval(run, EVERY_MS * (0.9 + Math.random() / 5)).unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      const deleted = await compactFacts(this.database);
      if (deleted > 0) this.log.info(`${deleted} facts went that newer ones had outdone`);
    } catch (error) {
      this.log.warn(`Facts were not compacted: ${(error as Error).message}`);
    }
  }
}
