import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MODIFICATION_READING, modificationFact, modificationGone } from './modification.fact.js';
import { readingsGone } from '../readings/record-reading.fact.js';
import { ModificationsRepository } from './modifications.repository.js';

/** Follows `vehicle`: deletes the modifications of a deleted vehicle (contract §3), and publishes the deletions for svc-garage. */
@Injectable()
export class ModificationsOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const removed = await this.modifications.removeOfVehicles(tx, gone);
    await this.facts.append(tx, [...removed.map(modificationGone), ...readingsGone(MODIFICATION_READING, removed)]);
  }
}

/** Follows `part`: removes a deleted part from modifications (contract §5). */
@Injectable()
export class ModificationsOfPartHandler extends GoneHandler<'part'> {
  readonly kind = 'part';

  constructor(
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const changed = await this.modifications.takeOffParts(tx, gone);
    await this.facts.append(tx, changed.map(modificationFact));
  }
}

/** Follows `service-event`: removes a deleted event from modifications (contract §5). */
@Injectable()
export class ModificationsOfServiceEventHandler extends GoneHandler<'service-event'> {
  readonly kind = 'service-event';

  constructor(
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const changed = await this.modifications.takeOffServiceEvents(tx, gone);
    await this.facts.append(tx, changed.map(modificationFact));
  }
}

/** Follows `user`: deletes a deleted user's modifications, and publishes the deletions for services with copies. */
@Injectable()
export class ModificationsOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    const removed = await this.modifications.removeOfOwner(tx, owner);
    await this.facts.append(tx, [...removed.map(modificationGone), ...readingsGone(MODIFICATION_READING, removed)]);
  }
}
