import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { serviceEventFact, serviceEventGone } from './service-event.fact.js';
import { ServiceEventsRepository } from './service-events.repository.js';

/** Follows `vehicle`: deletes the events of a deleted vehicle (contract §3). */
@Injectable()
export class ServiceEventsOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly events: ServiceEventsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const removed = await this.events.removeOfVehicles(tx, gone);
    await this.facts.append(tx, removed.map(serviceEventGone));
  }
}

/** Follows `part`: removes a deleted part from the events that used it (contract §5). */
@Injectable()
export class ServiceEventsOfPartHandler extends GoneHandler<'part'> {
  readonly kind = 'part';

  constructor(
    private readonly events: ServiceEventsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const changed = await this.events.takeOff(tx, gone);
    await this.facts.append(tx, changed.map(serviceEventFact));
  }
}

/** Follows `user`: deletes a deleted user's events, and publishes that for services with copies. */
@Injectable()
export class ServiceEventsOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly events: ServiceEventsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    const removed = await this.events.removeOfOwner(tx, owner);
    await this.facts.append(tx, removed.map(serviceEventGone));
  }
}
