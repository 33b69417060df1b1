import { leafOf, type VehicleJournal } from '@carnet/journal';
import type { Reason } from './checkpoint.rules.js';
import type { Leaf } from './log.entity.js';
import { leafHash } from './merkle.rules.js';

/** A service's answer contradicts the log, so that nothing can be appended. */
export class Contradicted extends Error {
  constructor(readonly reason: Reason) {
    super(`The journal contradicts its log: ${reason}`);
  }
}

type Entry = Pick<VehicleJournal['entries'][number], 'meta' | 'digests'>;

/** Compares the leaves of one service in the log with the entries of the service's answer, in order. */
export class Comparison {
  private readonly unmet: Map<number, Leaf>;

  constructor(leaves: readonly Leaf[]) {
    this.unmet = new Map(leaves.map((leaf) => [leaf.seq, leaf]));
  }

  /** @returns the entry's position in the log, and its text; null if the log does not have it @throws Contradicted if the log has a different entry */
  meet({ meta, digests }: Entry): { position: number; text: string } | null {
    const leaf = this.unmet.get(meta.seq);
    if (!leaf) return null;
    const text = leafOf(meta, digests);
    if (leafHash(text).toString('base64') !== leaf.hash) throw new Contradicted('changed-entries');
    this.unmet.delete(meta.seq);
    return { position: leaf.position, text };
  }

  /** @throws Contradicted if the service's answer lacks entries that the log has */
  requireAllMet(): void {
    if (this.unmet.size > 0) throw new Contradicted('lost-entries');
  }
}
