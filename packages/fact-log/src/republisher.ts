import type { EntityManager } from 'typeorm';
import { type Database, isPassing, lockOwners, sql, within } from '@carnet/pg';
import { BackOff, type Log } from '@carnet/runtime';
import type { FactLog } from './fact-log.js';
import type { FactDraft } from './fact.js';

/** The owner and id of the last thing on a page. */
export interface AfterThing {
  owner: number;
  id: number;
}

/**
 * A republication publishes all things of a kind again, so that followers receive the new fields of a snapshot also for things that nobody changes. Named in
 * `republishes` of `defineService`. Effects do not run again.
 */
export interface Republication {
  readonly kind: string;
  /** Raise it when the snapshot gets a new field. The next start then publishes all things in the background. */
  readonly revision: number;
  /** Returns the current snapshots of the next things, by (owner_id, id). Locks their owners, so that no thing changes before it is published. */
  snapshots(tx: EntityManager, after: AfterThing, limit: number): Promise<FactDraft[]>;
}

const PAGE = 500;

interface Progress {
  round: number;
  owner: number;
  id: number;
}

/** Publishes all things of a kind again: at the start if the revision is new, and on request. Resumes where an instance stopped. */
export class Republisher {
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly facts: FactLog,
    private readonly republications: readonly Republication[],
    log: Log,
  ) {
    this.log = log.child({ context: 'Republisher' });
  }

  get kinds(): string[] {
    return this.republications.map(({ kind }) => kind);
  }

  start(): void {
    for (const republication of this.republications) this.begin(republication);
  }

  /** Resolves once all started republications are complete. */
  get published(): Promise<void> {
    return this.running;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Requests a republication of `kind`. Returns once the request is stored, before the things are published. */
  async republish(kind: string): Promise<void> {
    const republication = this.republications.find((one) => one.kind === kind);
    if (!republication) throw new Error(`This service cannot publish ${kind} again`);
    await this.note(republication);
    await this.database.rows(sql`
      update republications set round = round + 1, after_owner = 0, after_id = 0, done = false where kind = ${kind}`);
    this.begin(republication);
  }

  private begin(republication: Republication): void {
    this.running = this.running.then(() => this.run(republication));
  }

  private async run(republication: Republication): Promise<void> {
    const backOff = new BackOff(500, 30_000);
    while (!this.stopping.signal.aborted) {
      try {
        await this.note(republication);
        let published = 0;
        for (let page = await this.publishPage(republication); page > 0; page = await this.publishPage(republication)) {
          published += page;
          if (this.stopping.signal.aborted) return;
        }
        if (published > 0) this.log.info(`Published ${published} of ${republication.kind} again`);
        return;
      } catch (error) {
        this.log[isPassing(error) ? 'warn' : 'error']({
          msg: `${republication.kind} could not be published again`,
          err: error,
        });
        await backOff.pause(this.stopping.signal);
      }
    }
  }

  /** A kind whose current form was published from the start of the log on needs no republication. */
  private async note({ kind, revision }: Republication): Promise<void> {
    await this.database.rows(sql`
      insert into republications as known (kind, revision, round, done)
      values (${kind}, ${revision}, ${revision > 1 ? 2 : 1}, ${revision === 1})
      on conflict (kind) do update
      set revision = excluded.revision, round = known.round + 1, after_owner = 0, after_id = 0, done = false
      where known.revision < excluded.revision`);
  }

  /** Publishes one page per transaction, so that two instances share the work. Returns the number of published things. */
  private publishPage(republication: Republication): Promise<number> {
    const { kind } = republication;
    return this.database.transaction(async (tx) => {
      const db = within(tx);
      const [progress] = await db.rows<Progress>(sql`
        select round, after_owner as owner, after_id as id from republications where kind = ${kind} and not done for update`);
      if (!progress) return 0;
      const { drafts, isLast } = await lockedPage(tx, republication, progress);
      await this.facts.append(
        tx,
        drafts.map((draft) => ({ ...draft, revision: progress.round })),
      );
      const last = drafts.at(-1);
      if (isLast) await db.rows(sql`update republications set done = true where kind = ${kind}`);
      else if (last)
        await db.rows(sql`
          update republications set after_owner = ${last.ownerId}, after_id = ${Number(last.key)} where kind = ${kind}`);
      return drafts.length;
    });
  }
}

/**
 * Reads the next page again under the locks of its owners. Other things may have moved up in the meantime: those whose owners are not locked are left for the
 * next page.
 */
async function lockedPage(
  tx: EntityManager,
  republication: Republication,
  after: AfterThing,
): Promise<{ drafts: FactDraft[]; isLast: boolean }> {
  for (;;) {
    const owners = new Set((await republication.snapshots(tx, after, PAGE)).map(({ ownerId }) => ownerId!));
    await lockOwners(tx, [...owners]);
    const page = await republication.snapshots(tx, after, PAGE);
    const movedUp = page.findIndex(({ ownerId }) => !owners.has(ownerId!));
    if (movedUp < 0) return { drafts: page, isLast: page.length < PAGE };
    if (movedUp > 0) return { drafts: page.slice(0, movedUp), isLast: false };
  }
}
