import { GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SchedulesRepository } from './schedules.repository.js';

/** Follows `vehicle`: deletes the schedules of a deleted vehicle, after the events that refer to them (contract §3). */
@Injectable()
export class SchedulesOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(private readonly schedules: SchedulesRepository) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.schedules.removeOfVehicles(tx, gone);
  }
}

/** Follows `user`: deletes a deleted user's schedules. */
@Injectable()
export class SchedulesOfUserHandler extends UserGoneHandler {
  constructor(private readonly schedules: SchedulesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.schedules.removeOfOwner(tx, owner);
  }
}
