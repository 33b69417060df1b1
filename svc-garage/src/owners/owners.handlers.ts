import type { UserFact } from '@carnet/contracts';
import { type Fact, type FactHandler, FactLog } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CollectionsRepository } from '../collections/collections.repository.js';
import { ModificationsRepository } from '../modifications/modifications.repository.js';
import { ServiceEventsRepository } from '../service-events/service-events.repository.js';
import { goneFacts } from '../shared/gone.js';
import { VehiclesRepository } from '../vehicles/vehicles.repository.js';

/** Follows `user` of svc-identity: deletes all data of a deleted user. */
@Injectable()
export class OwnerHandler implements FactHandler<'user', UserFact> {
  readonly kind = 'user';

  constructor(
    private readonly collections: CollectionsRepository,
    private readonly vehicles: VehiclesRepository,
    private readonly events: ServiceEventsRepository,
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {}

  async apply(tx: EntityManager, { deleted, ownerId }: Fact<'user', UserFact>): Promise<void> {
    if (!deleted || ownerId === null) return;
    await this.events.removeAll(tx, ownerId);
    await this.modifications.removeAll(tx, ownerId);
    const gone = await this.vehicles.removeAll(tx, ownerId);
    await this.collections.removeAll(tx, ownerId);
    // The fact log must not keep data that the tables have deleted.
    await this.facts.append(tx, goneFacts(ownerId, gone));
  }
}
