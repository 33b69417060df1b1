import type { VehicleFact } from '@carnet/contracts';
import { defineCopy, GoneHandler, type OwnedIds, purgeOf } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiKeys } from './api-keys.service.js';

/** Follows deletions of `vehicle`: ends the keys of a deleted vehicle. */
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

/** Names of vehicles for the list of keys: a key can be limited to one vehicle. */
export const VehiclesOfKeys = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicles_of_keys',
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
});

/** Follows `user`: deletes all copies of a deleted user's vehicles. */
export const VehiclesOfUser = purgeOf('vehicles_of_user', ['vehicles_of_keys']);
