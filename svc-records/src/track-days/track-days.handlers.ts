import { GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrackDaysRepository } from './track-days.repository.js';

/** Follows `vehicle`: the track days of a deleted vehicle go with it (contract §3). */
@Injectable()
export class TrackDaysOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(private readonly trackDays: TrackDaysRepository) {
    super();
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.trackDays.removeOfVehicles(tx, gone);
  }
}

/** Follows `user`: a deleted user's track days go. */
@Injectable()
export class TrackDaysOfUserHandler extends UserGoneHandler {
  constructor(private readonly trackDays: TrackDaysRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.trackDays.removeOfOwner(tx, owner);
  }
}
