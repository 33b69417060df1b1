import { type Fact, type FactHandler, goneOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SchedulesRepository } from './schedules.repository.js';

/** Follows `vehicle`: the schedules of a deleted vehicle go with it, after the events that name them (contract §3). */
@Injectable()
export class SchedulesOfVehicleHandler implements FactHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(private readonly schedules: SchedulesRepository) {}

  apply(tx: EntityManager, fact: Fact<'vehicle'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'vehicle'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length > 0) await this.schedules.removeOfVehicles(tx, gone);
  }
}

/** Follows `user`: a deleted user's schedules go. */
@Injectable()
export class SchedulesOfUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(private readonly schedules: SchedulesRepository) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.schedules.removeOfOwner(tx, fact.ownerId);
  }
}
