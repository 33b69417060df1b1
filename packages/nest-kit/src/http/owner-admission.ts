import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TooManyRequests } from '@carnet/messages';
import { holdPlace, type OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';

/** Limits the concurrent requests of each person, so that one busy person cannot use all slots of the service. */
@Injectable()
export class OwnerAdmission {
  private readonly inside = new Map<OwnerId, number>();

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  /** Acquires a slot until the request is answered, its connection is closed, or it releases the slot early (`leavePlaces`). @throws TooManyRequests (429) */
  enter(owner: OwnerId, reply: FastifyReply): void {
    // If the connection closed during the token check, nothing would release the slot.
    if (reply.raw.closed) return;
    const others = this.inside.get(owner) ?? 0;
    if (others >= this.config.requestsAtOncePerOwner) throw new TooManyRequests();
    this.inside.set(owner, others + 1);
    holdPlace(reply, () => this.leave(owner));
  }

  private leave(owner: OwnerId): void {
    const others = this.inside.get(owner)! - 1;
    if (others > 0) this.inside.set(owner, others);
    else this.inside.delete(owner);
  }
}
