import { type Database, lockOwners } from '@carnet/pg';
import type { Log } from '@carnet/runtime';
import { type FactApplier, lockedFor } from './fact-applier.js';
import { unpark } from './handler-heads.js';
import { type DueThing, dueThings, hasParked, type ParkedThing, takeOut } from './parked-facts.js';

/** Retries parked things, each after its pause. Only the instance that follows does so. */
export class ParkedRetries {
  /** False if nothing is parked, so that no query is needed. */
  anyParked = false;
  private readonly names: string[];

  constructor(
    private readonly database: Database,
    private readonly applier: FactApplier,
    private readonly log: Log,
  ) {
    this.names = applier.handlers.map(({ name }) => name);
  }

  async look(): Promise<void> {
    this.anyParked = await hasParked(this.database, this.applier.producer, this.names);
  }

  parked(things: readonly ParkedThing[]): void {
    if (things.length > 0) this.anyParked = true;
  }

  async run(term: AbortSignal): Promise<void> {
    if (!this.anyParked) return;
    const due = await dueThings(this.database, this.applier.producer, this.names);
    for (const thing of due) if (!term.aborted) await this.retry(thing);
    if (due.length > 0) await this.look();
  }

  private async retry(thing: DueThing): Promise<void> {
    const handler = this.applier.handlers.find(({ name }) => name === thing.handler)!;
    const still = await this.database.transaction(async (tx) => {
      await lockOwners(tx, [lockedFor(thing)]);
      const out = await takeOut(tx, thing);
      if (!out) return [];
      await unpark(tx, thing);
      const { facts, ...tries } = out;
      // A deletion is final: earlier facts need not be applied any more, and must not retain deleted data.
      const gone = facts.find(({ deleted }) => deleted);
      return this.applier.apply(tx, gone ? [gone] : facts, { handlers: [handler], parking: true, ...tries });
    });
    if (still.length === 0)
      this.log.info(`${thing.kind} ${thing.key}, which was parked, is applied by ${thing.handler}`);
    else tellOfParked(this.log, this.applier.producer, still);
  }
}

/** Logs each with its sequence number, so that an operator can find it in the log. */
export function tellOfParked(log: Log, producer: string, parked: readonly ParkedThing[]): void {
  for (const { handler, kind, key, facts, error, tries } of parked) {
    if (error === '') continue; // this fact waits behind one that was already logged
    const { seq } = facts[0]!;
    const msg = `A fact of svc-${producer} cannot be applied; later facts of this ${kind} wait behind it`;
    log.error({ msg, producer, handler, seq, kind, key, tries: tries + 1, waiting: facts.length, reason: error });
  }
}
