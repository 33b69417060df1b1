import { type Fact, type FactHandler, goneOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from '../copies/copies.repository.js';
import { TrackDaysRepository } from './track-days.repository.js';

/** Follows `vehicle`: the track days of a deleted vehicle go with it (contract §3). */
@Injectable()
export class TrackDaysOfVehicleHandler implements FactHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly trackDays: TrackDaysRepository,
  ) {}

  apply(tx: EntityManager, fact: Fact<'vehicle'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'vehicle'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.copies.lockVehicles(tx, gone);
    await this.trackDays.removeOfVehicles(tx, gone);
  }
}

/** Follows `user`: a deleted user's track days go. */
@Injectable()
export class TrackDaysOfUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(private readonly trackDays: TrackDaysRepository) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.trackDays.removeOfOwner(tx, fact.ownerId);
  }
}
