import type { VehicleFact } from '@carnet/contracts';
import { CopyHandler, type OwnedIds, type Told } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `vehicle`: records refer to it, lists show its name. */
@Injectable()
export class VehicleCopyHandler extends CopyHandler<'vehicle', VehicleFact> {
  readonly kind = 'vehicle';

  constructor(private readonly copies: CopiesRepository) {
    super();
  }

  protected save(tx: EntityManager, told: Told<VehicleFact>[]): Promise<void> {
    return this.copies.saveVehicles(tx, told);
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.copies.removeVehicles(tx, gone);
  }
}
