import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fillUpsGone } from './fill-up.fact.js';
import { FillUpsRepository } from './fill-ups.repository.js';

/** Follows `vehicle`: deletes the fill-ups of a deleted vehicle, and publishes that. */
@Injectable()
export class FillUpsOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly fillUps: FillUpsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.facts.append(tx, fillUpsGone(await this.fillUps.removeOfVehicles(tx, gone)));
  }
}

/** Follows `user`: deletes a deleted user's fill-ups, and publishes that. */
@Injectable()
export class FillUpsOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly fillUps: FillUpsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    await this.facts.append(tx, fillUpsGone(await this.fillUps.removeOfOwner(tx, owner)));
  }
}
