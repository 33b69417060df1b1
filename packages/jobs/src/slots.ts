import { setTimeout as delay } from 'node:timers/promises';
import type { OwnerId } from '@carnet/rest';

/** Limits of the work that one process has under way at the same time, and of one person's share of it, whose receivers may take their time. */
export interface SlotLimits {
  all: number;
  ofOne: number;
}

/** Slots of this process for work under way, each piece of it for a person. */
export class Slots {
  private readonly underWay = new Map<Promise<void>, OwnerId>();

  constructor(private readonly limits: SlotLimits) {}

  get isFull(): boolean {
    return this.underWay.size >= this.limits.all;
  }

  /** Those who have their share: nothing more of theirs is begun before some of it has ended. */
  get served(): OwnerId[] {
    const counts = new Map<OwnerId, number>();
    for (const owner of this.underWay.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= this.limits.ofOne).map(([owner]) => owner);
  }

  /** Holds a slot until the work has ended, which must not reject; then calls `onFree`. */
  begin(owner: OwnerId, work: Promise<void>, onFree: () => void): void {
    const piece = work.finally(() => {
      this.underWay.delete(piece);
      onFree();
    });
    this.underWay.set(piece, owner);
  }

  /** Waits for what is under way, for so long at most. */
  async settle(withinMs: number): Promise<void> {
    await Promise.race([Promise.all(this.underWay.keys()), delay(withinMs, undefined, { ref: false })]);
  }
}
