import { GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from '../copies/copies.repository.js';
import { TrackDaysRepository } from './track-days.repository.js';

/** Follows `vehicle`: the track days of a deleted vehicle go with it (contract §3). */
@Injectable()
export class TrackDaysOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly trackDays: TrackDaysRepository,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.copies.lockVehicles(tx, gone);
    await this.trackDays.removeOfVehicles(tx, gone);
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
