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
 * Fetches the newest snapshot of a thing from its owning service when the local copy does not have it yet. So a thing can be referred to immediately after its
 * creation, before its fact arrives through the log.
 */
export class ReadThrough {
  /** Timeout of a request to the owning service, in milliseconds. */
  patienceMs = 2_000;
  private readonly underWay = new Map<string, Promise<Fact | null>>();

  constructor(
    private readonly database: Database,
    private readonly targets: () => ReadonlyMap<string, ReadThroughTarget>,
  ) {}

  /** Tells whether this service follows `producer`. A guest leaves some producers to its host service. */
  follows(producer: string): boolean {
    return this.targets().has(producer);
  }

  /**
   * Fetches the thing and applies it like a fact of the log, in a separate transaction. Read the copy again afterwards. Call it before opening a transaction: a
   * call inside one would hold a pool connection while it waits.
   * @returns the snapshot, or null if the owning service does not know the thing or it is deleted
   * @throws DependencyDown (503) if the owning service does not answer within `patienceMs`
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
    // Effects are left to the follower, which applies the fact in its turn.
    await this.database.transaction((tx) => applier.apply(tx, [fact], { handlers: applier.projections }));
    const gone = fact.deleted || (await applier.isGone(this.database, kind, key));
    return gone ? null : fact;
  }
}
