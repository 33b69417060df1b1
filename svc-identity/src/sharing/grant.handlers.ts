import { GoneHandler, type OwnedIds } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Sharing } from './sharing.service.js';

/** Follows deletions of `vehicle`: ends grants and invitations for a deleted vehicle alone. */
@Injectable()
export class GrantsOfVehicles extends GoneHandler<'vehicle'> {
  readonly name = 'grants_of_vehicles';
  readonly kind = 'vehicle';

  constructor(private readonly sharing: Sharing) {
    super();
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.sharing.endOfVehicles(tx, gone);
  }
}
