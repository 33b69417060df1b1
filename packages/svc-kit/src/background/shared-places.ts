import { setTimeout as delay } from 'node:timers/promises';
import type { OwnerId } from '../http/owner.js';

/** Limits of the work that one process has under way at the same time, and of one person's part of it, whose receivers may take their time. */
export interface Places {
  all: number;
  ofOne: number;
}

/** Work under way in this process, each piece of it for a person. */
export class SharedPlaces {
  private readonly underWay = new Map<Promise<void>, OwnerId>();

  constructor(private readonly places: Places) {}

  get isFull(): boolean {
    return this.underWay.size >= this.places.all;
  }

  /** Those who have their share, for whom nothing more is begun before some of it has ended. */
  get served(): OwnerId[] {
    const counts = new Map<OwnerId, number>();
    for (const owner of this.underWay.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= this.places.ofOne).map(([owner]) => owner);
  }

  /** Holds a place until the work has ended, which must not reject; then calls `onFree`. */
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
