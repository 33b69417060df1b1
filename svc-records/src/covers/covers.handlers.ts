import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { coverGone } from './cover.fact.js';
import { CoversRepository } from './covers.repository.js';

/** Follows `vehicle`: deletes the cover of a deleted vehicle, and publishes the deletion. */
@Injectable()
export class CoversOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly covers: CoversRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.facts.append(tx, (await this.covers.removeOfVehicles(tx, gone)).map(coverGone));
  }
}

/** Follows `user`: publishes deletions, because the fact log must not keep data that the tables have deleted. */
@Injectable()
export class CoversOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly covers: CoversRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    await this.facts.append(tx, (await this.covers.removeOfOwner(tx, owner)).map(coverGone));
  }
}
