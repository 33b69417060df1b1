import { leafOf, type VehicleJournal } from '@carnet/journal';
import type { Reason } from './checkpoint.rules.js';
import type { Leaf } from './log.entity.js';
import { leafHash } from './merkle.rules.js';

/** The answer of a service contradicts the log, so that nothing can be appended. */
export class Contradicted extends Error {
  constructor(readonly reason: Reason) {
    super(`The journal contradicts its log: ${reason}`);
  }
}

type Entry = Pick<VehicleJournal['entries'][number], 'meta' | 'digests'>;

/** The leaves that a log has of a service, held against the entries that this one says, one after the other. */
export class Comparison {
  private readonly unmet: Map<number, Leaf>;

  constructor(leaves: readonly Leaf[]) {
    this.unmet = new Map(leaves.map((leaf) => [leaf.seq, leaf]));
  }

  /** @returns the entry's place in the log, and its text; null where the log has none of it @throws Contradicted where the log has another */
  meet({ meta, digests }: Entry): { position: number; text: string } | null {
    const leaf = this.unmet.get(meta.seq);
    if (!leaf) return null;
    const text = leafOf(meta, digests);
    if (leafHash(text).toString('base64') !== leaf.hash) throw new Contradicted('changed-entries');
    this.unmet.delete(meta.seq);
    return { position: leaf.position, text };
  }

  /** @throws Contradicted where the service has not said all that the log has of it */
  requireAllMet(): void {
    if (this.unmet.size > 0) throw new Contradicted('lost-entries');
  }
}
