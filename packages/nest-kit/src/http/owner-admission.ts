import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TooManyRequests } from '@carnet/messages';
import { holdPlace, type OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';

/** Lets each person in with a share of the service's places at most, so that one busy person leaves places to all others. */
@Injectable()
export class OwnerAdmission {
  private readonly inside = new Map<OwnerId, number>();

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  /** Takes a place until the request is answered, its connection is gone, or it gives the place back (`leavePlaces`). @throws TooManyRequests (429) */
  enter(owner: OwnerId, reply: FastifyReply): void {
    // Whose connection went while the token was looked into leaves no more.
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
