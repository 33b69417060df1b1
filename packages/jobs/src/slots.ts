import { setTimeout as delay } from 'node:timers/promises';
import type { OwnerId } from '@carnet/rest';

/** Limits of concurrent work in one process, and of one person's share of it. The share matters because receivers may be slow. */
export interface SlotLimits {
  all: number;
  ofOne: number;
}

/** The slots of this process for running work. Each piece of work belongs to a person. */
export class Slots {
  private readonly underWay = new Map<Promise<void>, OwnerId>();

  constructor(private readonly limits: SlotLimits) {}

  get isFull(): boolean {
    return this.underWay.size >= this.limits.all;
  }

  /** People who use their whole share. Nothing more of theirs is started until some of their work has ended. */
  get served(): OwnerId[] {
    const counts = new Map<OwnerId, number>();
    for (const owner of this.underWay.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= this.limits.ofOne).map(([owner]) => owner);
  }

  /** Holds a slot until `work` has settled, then calls `onFree`. `work` must not reject. */
  begin(owner: OwnerId, work: Promise<void>, onFree: () => void): void {
    const piece = work.finally(() => {
      this.underWay.delete(piece);
      onFree();
    });
    this.underWay.set(piece, owner);
  }

  /** Waits for running work, at most `withinMs`. */
  async settle(withinMs: number): Promise<void> {
    await Promise.race([Promise.all(this.underWay.keys()), delay(withinMs, undefined, { ref: false })]);
  }
}
