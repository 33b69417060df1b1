import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { coverGone } from './cover.fact.js';
import { CoversRepository } from './covers.repository.js';

/** Follows `vehicle`: the cover of a deleted vehicle goes with it, and the log says so for good. */
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

/** Follows `user`: the log must not keep what the tables forget. */
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
