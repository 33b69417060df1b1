import type { VehicleCoverFact } from '@carnet/contracts';
import { CopyHandler, type OwnedIds, type Replicated } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoversRepository } from './covers.repository.js';

/** Follows `vehicle-cover` of svc-records: stores the cover photo of a vehicle. */
@Injectable()
export class VehicleCoverHandler extends CopyHandler<'vehicle-cover', VehicleCoverFact> {
  readonly kind = 'vehicle-cover';

  constructor(private readonly covers: CoversRepository) {
    super();
  }

  protected save(tx: EntityManager, replicated: Replicated<VehicleCoverFact>[]): Promise<void> {
    return this.covers.keep(tx, replicated);
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.covers.forget(tx, gone);
  }
}
