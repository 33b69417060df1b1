import { type Database, within } from '../database/database.js';
import { sql } from '../database/sql.js';
import { databaseProblem } from '../errors/database-problems.js';
import type { Log } from '../logging/logger.js';
import { BackOff } from './back-off.js';
import type { FactLog } from './fact-log.js';
import type { FactTelling } from './fact-telling.js';

const PAGE = 500;

interface Progress {
  round: number;
  owner: number;
  id: number;
}

/** Tells kinds again: at the start where a revision is new, and when it is asked to. It goes on where an instance that told stopped. */
export class FactTeller {
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly facts: FactLog,
    private readonly tellings: readonly FactTelling[],
    log: Log,
  ) {
    this.log = log.child({ context: 'FactTeller' });
  }

  get kinds(): string[] {
    return this.tellings.map(({ kind }) => kind);
  }

  start(): void {
    for (const telling of this.tellings) this.begin(telling);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Tells all of `kind` once more; returns when that is noted, not when it is done. */
  async tellAgain(kind: string): Promise<void> {
    const telling = this.tellings.find((one) => one.kind === kind);
    if (!telling) throw new Error(`This service cannot tell ${kind} again`);
    await this.note(telling);
    await this.database.rows(sql`
      update fact_tellings set round = round + 1, after_owner = 0, after_id = 0, done = false where kind = ${kind}`);
    this.begin(telling);
  }

  private begin(telling: FactTelling): void {
    this.running = this.running.then(() => this.tell(telling));
  }

  private async tell(telling: FactTelling): Promise<void> {
    const backOff = new BackOff(500, 30_000);
    while (!this.stopping.signal.aborted) {
      try {
        await this.note(telling);
        let told = 0;
        for (let page = await this.tellPage(telling); page > 0; page = await this.tellPage(telling)) {
          told += page;
          if (this.stopping.signal.aborted) return;
        }
        if (told > 0) this.log.info(`Told ${told} of ${telling.kind} again`);
        return;
      } catch (error) {
        const known = databaseProblem(error) !== null;
        this.log[known ? 'warn' : 'error']({ msg: `${telling.kind} could not be told again`, err: error });
        await backOff.pause(this.stopping.signal);
      }
    }
  }

  /** What was told from the first line of the log on is told already. */
  private async note({ kind, revision }: FactTelling): Promise<void> {
    await this.database.rows(sql`
      insert into fact_tellings as known (kind, revision, round, done)
      values (${kind}, ${revision}, ${revision > 1 ? 2 : 1}, ${revision === 1})
      on conflict (kind) do update
      set revision = excluded.revision, round = known.round + 1, after_owner = 0, after_id = 0, done = false
      where known.revision < excluded.revision`);
  }

  /** One page in one transaction, so that two instances that tell share the work. Returns how many were told. */
  private tellPage({ kind, snapshots }: FactTelling): Promise<number> {
    return this.database.transaction(async (tx) => {
      const db = within(tx);
      const [progress] = await db.rows<Progress>(sql`
        select round, after_owner as owner, after_id as id from fact_tellings where kind = ${kind} and not done for update`);
      if (!progress) return 0;
      const drafts = await snapshots(tx, progress, PAGE);
      const last = drafts.at(-1);
      await this.facts.append(
        tx,
        drafts.map((draft) => ({ ...draft, revision: progress.round })),
      );
      if (drafts.length < PAGE || !last) await db.rows(sql`update fact_tellings set done = true where kind = ${kind}`);
      else
        await db.rows(sql`
          update fact_tellings set after_owner = ${last.ownerId}, after_id = ${Number(last.key)} where kind = ${kind}`);
      return drafts.length;
    });
  }
}
