import type { EntityManager } from 'typeorm';
import { type Database, isPassing, lockOwners, sql, within } from '@carnet/pg';
import { BackOff, type Log } from '@carnet/runtime';
import type { FactLog } from './fact-log.js';
import type { FactDraft } from './fact.js';

/** The last thing of a page, by its owner and id. */
export interface AfterThing {
  owner: number;
  id: number;
}

/**
 * A republication has a service publish all things of a kind once more, named in `republishes` of `defineService`, so that followers get what a newer
 * form of the snapshot says of things that nobody changes. It repeats no effect.
 */
export interface Republication {
  readonly kind: string;
  /** Raise it where the snapshot says something new; the next start then publishes all, beside its other work. */
  readonly revision: number;
  /** The next things as they are now, by (owner_id, id). Their owners are locked, so that none of them changes before it is published. */
  snapshots(tx: EntityManager, after: AfterThing, limit: number): Promise<FactDraft[]>;
}

const PAGE = 500;

interface Progress {
  round: number;
  owner: number;
  id: number;
}

/** Publishes all things of a kind again: at the start where a revision is new, and when it is asked to. It goes on where an instance that published stopped. */
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

  /** Resolves once all that was begun is published. */
  get published(): Promise<void> {
    return this.running;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Publishes all of `kind` once more; returns when that is noted, not when it is done. */
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

  /** A kind that was published from the first line of the log on needs no second time. */
  private async note({ kind, revision }: Republication): Promise<void> {
    await this.database.rows(sql`
      insert into republications as known (kind, revision, round, done)
      values (${kind}, ${revision}, ${revision > 1 ? 2 : 1}, ${revision === 1})
      on conflict (kind) do update
      set revision = excluded.revision, round = known.round + 1, after_owner = 0, after_id = 0, done = false
      where known.revision < excluded.revision`);
  }

  /** One page in one transaction, so that two instances that publish share the work. Returns how many were published. */
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

/** The next page, read once more under the locks of its owners. Where some of it went meanwhile, others move up, who are left for the page after. */
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
