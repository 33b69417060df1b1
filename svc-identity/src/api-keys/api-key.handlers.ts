import { GoneHandler, type OwnedIds } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiKeys } from './api-keys.service.js';

/** Follows deletions of `vehicle`: a key of that vehicle is of no use any more, and ends. */
@Injectable()
export class ApiKeysOfVehicles extends GoneHandler<'vehicle'> {
  readonly name = 'api_keys_of_vehicles';
  readonly kind = 'vehicle';

  constructor(private readonly keys: ApiKeys) {
    super();
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.keys.endOfVehicles(tx, gone);
  }
}
