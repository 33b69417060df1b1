import type { Database } from '@carnet/pg';
import { DependencyDown } from '@carnet/rest';
import type { FactApplier } from './fact-applier.js';
import type { FactSource } from './fact-source.js';
import type { Fact } from './fact.js';

export interface ReadThroughTarget {
  source: FactSource;
  applier: FactApplier;
}

/**
 * Asks the owner of a thing for its newest snapshot, where the service's own copy does not know it yet: what was created an instant
 * ago can be referred to now, ahead of the log.
 */
export class ReadThrough {
  /** The longest that an owner is waited for, in milliseconds. */
  patienceMs = 2_000;
  private readonly underWay = new Map<string, Promise<Fact | null>>();

  constructor(
    private readonly database: Database,
    private readonly targets: () => ReadonlyMap<string, ReadThroughTarget>,
  ) {}

  /** Tells whether facts of `producer` are followed here at all; a guest leaves some to the service in whose database it works. */
  follows(producer: string): boolean {
    return this.targets().has(producer);
  }

  /**
   * Fetches the thing and takes it in like a fact of the log, in a transaction of its own; look into the copy again afterwards.
   * Call it before opening a transaction: one that waits here holds a connection of the pool.
   * @returns the snapshot, or null where the owner does not know the thing or it is gone
   * @throws DependencyDown (503) where the owner does not answer within `patienceMs`
   */
  fetch(producer: string, kind: string, key: string | number): Promise<Fact | null> {
    const target = this.targets().get(producer);
    if (!target?.applier.kinds.includes(kind))
      throw new Error(`Nobody here handles facts of kind ${kind} from svc-${producer}`);
    const name = `${kind} ${key}`;
    const running = this.underWay.get(name);
    if (running) return running;
    const asked = this.fetchAndApply(target, kind, String(key)).finally(() => this.underWay.delete(name));
    this.underWay.set(name, asked);
    return asked;
  }

  private async fetchAndApply({ source, applier }: ReadThroughTarget, kind: string, key: string): Promise<Fact | null> {
    if (await applier.isGone(this.database, kind, key)) return null;
    const fact = await source.newest(kind, key, this.patienceMs).catch((error: unknown) => {
      throw new DependencyDown(source.producer, error);
    });
    if (!fact) return null;
    // Effects are left to the follower, which comes to the fact in its turn.
    await this.database.transaction((tx) => applier.apply(tx, [fact], { handlers: applier.projections }));
    const gone = fact.deleted || (await applier.isGone(this.database, kind, key));
    return gone ? null : fact;
  }
}
