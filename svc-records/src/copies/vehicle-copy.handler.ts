import type { VehicleFact } from '@carnet/contracts';
import { type Fact, type FactHandler, goneOf, newestOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `vehicle`: records refer to it, lists show its name. */
@Injectable()
export class VehicleCopyHandler implements FactHandler<'vehicle', VehicleFact> {
  readonly kind = 'vehicle';

  constructor(private readonly copies: CopiesRepository) {}

  apply(tx: EntityManager, fact: Fact<'vehicle', VehicleFact>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'vehicle', VehicleFact>[]): Promise<void> {
    const newest = newestOf(facts);
    const gone = goneOf(facts);
    if (newest.length > 0) await this.copies.saveVehicles(tx, newest);
    if (gone.ids.length > 0) await this.copies.removeVehicles(tx, gone);
  }
}
