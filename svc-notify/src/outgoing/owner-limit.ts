import type { OwnerId } from '@carnet/rest';
import pLimit, { type LimitFunction } from 'p-limit';

/** A semaphore with `places` slots and at most one per owner. Further work of an owner waits without blocking other owners. */
export class OwnerLimit {
  private readonly all: LimitFunction;
  private readonly owners = new Map<OwnerId, { own: LimitFunction; count: number }>();

  constructor(places: number) {
    this.all = pLimit(places);
  }

  async run<T>(owner: OwnerId, work: () => Promise<T>): Promise<T> {
    const entry = this.owners.get(owner) ?? { own: pLimit(1), count: 0 };
    this.owners.set(owner, entry);
    entry.count += 1;
    try {
      return await entry.own(() => this.all(work));
    } finally {
      entry.count -= 1;
      if (entry.count === 0) this.owners.delete(owner);
    }
  }
}
