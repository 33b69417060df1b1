import type { Problem } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';

/** A semaphore for long operations, with a limit in all and a limit per person. */
export class OwnerPlaces {
  private readonly perOwner = new Map<OwnerId, number>();
  private inAll = 0;

  constructor(
    private readonly most: () => { inAll: number; perOwner: number },
    private readonly refusal: () => Problem,
  ) {}

  /** Acquires a slot; returns its release function, to be called once. @throws the refusal if no slot is free */
  enter(owner: OwnerId): () => void {
    const { inAll, perOwner } = this.most();
    const own = this.perOwner.get(owner) ?? 0;
    if (this.inAll >= inAll || own >= perOwner) throw this.refusal();
    this.inAll += 1;
    this.perOwner.set(owner, own + 1);
    return () => this.leave(owner);
  }

  private leave(owner: OwnerId): void {
    this.inAll -= 1;
    const own = this.perOwner.get(owner)! - 1;
    if (own > 0) this.perOwner.set(owner, own);
    else this.perOwner.delete(owner);
  }
}
