import { type Fact, FactLog, type FactHandler, goneOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from '../copies/copies.repository.js';
import { serviceEventFact, serviceEventGone } from './service-event.fact.js';
import { ServiceEventsRepository } from './service-events.repository.js';

/** Follows `vehicle`: the events of a deleted vehicle go with it (contract §3). */
@Injectable()
export class VehicleGoneHandler implements FactHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly events: ServiceEventsRepository,
    private readonly facts: FactLog,
  ) {}

  apply(tx: EntityManager, fact: Fact<'vehicle'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'vehicle'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.copies.lockVehicles(tx, gone);
    const removed = await this.events.removeOfVehicles(tx, gone);
    await this.facts.append(tx, removed.map(serviceEventGone));
  }
}

/** Follows `part`: a deleted part comes off the events that used it (contract §5). */
@Injectable()
export class PartGoneHandler implements FactHandler<'part'> {
  readonly kind = 'part';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly events: ServiceEventsRepository,
    private readonly facts: FactLog,
  ) {}

  apply(tx: EntityManager, fact: Fact<'part'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  /** Events are held before parts, in the order in which an update of an event takes them. */
  async applyMany(tx: EntityManager, facts: Fact<'part'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.events.lockUsersOf(tx, gone);
    await this.copies.lockParts(tx, gone);
    const changed = await this.events.takeOff(tx, gone);
    await this.facts.append(tx, changed.map(serviceEventFact));
  }
}

/** Follows `user`: a deleted user's events go, and whoever keeps a copy of one is told. */
@Injectable()
export class UserGoneHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(
    private readonly events: ServiceEventsRepository,
    private readonly facts: FactLog,
  ) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (!fact.deleted || fact.ownerId === null) return;
    const removed = await this.events.removeOfOwner(tx, fact.ownerId);
    await this.facts.append(tx, removed.map(serviceEventGone));
  }
}
