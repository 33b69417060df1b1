import { type Fact, type FactHandler, goneOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from '../copies/copies.repository.js';
import { IssuesRepository } from './issues.repository.js';

/** Follows `vehicle`: the issues of a deleted vehicle go with it (contract §3). */
@Injectable()
export class IssuesOfVehicleHandler implements FactHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly issues: IssuesRepository,
  ) {}

  apply(tx: EntityManager, fact: Fact<'vehicle'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'vehicle'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.copies.lockVehicles(tx, gone);
    await this.issues.removeOfVehicles(tx, gone);
  }
}

/** Follows `service-event`: a deleted event comes off its issues (contract §5). */
@Injectable()
export class IssuesOfServiceEventHandler implements FactHandler<'service-event'> {
  readonly kind = 'service-event';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly issues: IssuesRepository,
  ) {}

  apply(tx: EntityManager, fact: Fact<'service-event'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  /** Issues are held before events, in the order in which an update of an issue takes them. */
  async applyMany(tx: EntityManager, facts: Fact<'service-event'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.issues.lockUsersOf(tx, gone);
    await this.copies.lockServiceEvents(tx, gone);
    await this.issues.takeOff(tx, gone);
  }
}

/** Follows `user`: a deleted user's issues go. */
@Injectable()
export class IssuesOfUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(private readonly issues: IssuesRepository) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.issues.removeOfOwner(tx, fact.ownerId);
  }
}
