import type { ServiceEventFact } from '@carnet/contracts';
import {
  CopyHandler,
  type FactChange,
  type FactEffect,
  FactLog,
  type OwnedIds,
  type Replicated,
} from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OdometerFacts } from '../odometer/odometer-facts.service.js';
import { partFact } from '../parts/part.fact.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { consequencesOf } from './service-event.rules.js';
import { ServiceEventsRepository } from './service-events.repository.js';

/** Follows `service-event` of svc-service: stores copies for the events of a part, and for the ledger of the odometer. */
@Injectable()
export class ServiceEventHandler extends CopyHandler<'service-event', ServiceEventFact> {
  readonly kind = 'service-event';
  /** Revision 2 adds the precision of the day. */
  readonly revision = 2;

  constructor(
    private readonly events: ServiceEventsRepository,
    private readonly odometer: OdometerFacts,
  ) {
    super();
  }

  protected async save(tx: EntityManager, replicated: Replicated<ServiceEventFact>[]): Promise<void> {
    const copies = replicated.map(({ owner_id, body }) => ({ ...body, owner_id }));
    await this.odometer.tell(tx, await this.events.keep(tx, copies));
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.odometer.tell(tx, await this.events.forget(tx, gone));
  }
}

/** Follows `service-event` of svc-service: a completed event installs its parts and raises the mileage. Its correction or deletion updates the mileage. */
@Injectable()
export class ServiceEventEffect implements FactEffect<'service-event', ServiceEventFact> {
  readonly name = 'service-event-completion';
  readonly kind = 'service-event';

  constructor(
    private readonly odometer: OdometerFacts,
    private readonly parts: PartsRepository,
    private readonly facts: FactLog,
  ) {}

  /** Takes a fixed number of statements for any number of events in an import. */
  async applyChanges(tx: EntityManager, changes: FactChange<'service-event', ServiceEventFact>[]): Promise<void> {
    const { statements, installations } = consequencesOf(changes);
    const installed = installations.length > 0 ? await this.parts.install(tx, installations) : [];
    await this.facts.append(tx, installed.map(partFact));
    await this.odometer.show(tx, statements.touched, statements.asBefore);
  }
}
