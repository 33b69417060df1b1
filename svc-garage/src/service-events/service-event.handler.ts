import type { ServiceEventFact } from '@carnet/contracts';
import { type Fact, type FactHandler, FactLog } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { partFact } from '../parts/part.fact.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { vehicleFact } from '../vehicles/vehicle.fact.js';
import { VehiclesRepository } from '../vehicles/vehicles.repository.js';
import { type Changes, changesOf, keyOf } from './service-event.changes.js';
import { ServiceEventsRepository } from './service-events.repository.js';

type EventFact = Fact<'service-event', ServiceEventFact>;

/** Follows `service-event` of svc-service: a completed event installs its parts and raises the odometer, and a part shows its events. */
@Injectable()
export class ServiceEventHandler implements FactHandler<'service-event', ServiceEventFact> {
  readonly kind = 'service-event';

  constructor(
    private readonly events: ServiceEventsRepository,
    private readonly vehicles: VehiclesRepository,
    private readonly parts: PartsRepository,
    private readonly facts: FactLog,
  ) {}

  apply(tx: EntityManager, fact: EventFact): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  /** A fixed number of statements, however many events an import brought. */
  async applyMany(tx: EntityManager, facts: EventFact[]): Promise<void> {
    const owned = facts.filter(({ ownerId }) => ownerId !== null);
    const changes = changesOf(owned, await this.events.find(tx, owned.map(keyOf)));
    if (changes.forget.length > 0) await this.events.forget(tx, changes.forget);
    if (changes.keep.length > 0) await this.events.keep(tx, changes.keep);
    await this.takeEffect(tx, changes);
  }

  /** Vehicles before parts, as everywhere here, so that two who lock both do not wait for each other. */
  private async takeEffect(tx: EntityManager, { readings, installations }: Changes): Promise<void> {
    const driven = readings.length > 0 ? await this.vehicles.raiseMileage(tx, readings) : [];
    const installed = installations.length > 0 ? await this.parts.install(tx, installations) : [];
    await this.facts.append(tx, [...driven.map(vehicleFact), ...installed.map(partFact)]);
  }
}
