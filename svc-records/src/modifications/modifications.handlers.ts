import { type Fact, type FactHandler, FactLog, goneOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from '../copies/copies.repository.js';
import { modificationFact, modificationGone } from './modification.fact.js';
import { ModificationsRepository } from './modifications.repository.js';

/** Follows `vehicle`: the modifications of a deleted vehicle go with it (contract §3), and svc-garage is told. */
@Injectable()
export class ModificationsOfVehicleHandler implements FactHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {}

  apply(tx: EntityManager, fact: Fact<'vehicle'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'vehicle'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.copies.lockVehicles(tx, gone);
    const removed = await this.modifications.removeOfVehicles(tx, gone);
    await this.facts.append(tx, removed.map(modificationGone));
  }
}

/** Follows `part`: a deleted part comes off the modifications that took it (contract §5). */
@Injectable()
export class ModificationsOfPartHandler implements FactHandler<'part'> {
  readonly kind = 'part';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {}

  apply(tx: EntityManager, fact: Fact<'part'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  /** Modifications are held before parts, in the order in which an update of a modification takes them. */
  async applyMany(tx: EntityManager, facts: Fact<'part'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.modifications.lockUsersOfParts(tx, gone);
    await this.copies.lockParts(tx, gone);
    const changed = await this.modifications.takeOffParts(tx, gone);
    await this.facts.append(tx, changed.map(modificationFact));
  }
}

/** Follows `service-event`: a deleted event comes off its modifications (contract §5). */
@Injectable()
export class ModificationsOfServiceEventHandler implements FactHandler<'service-event'> {
  readonly kind = 'service-event';

  constructor(
    private readonly copies: CopiesRepository,
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {}

  apply(tx: EntityManager, fact: Fact<'service-event'>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'service-event'>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length === 0) return;
    await this.copies.lockServiceEvents(tx, gone);
    const changed = await this.modifications.takeOffServiceEvents(tx, gone);
    await this.facts.append(tx, changed.map(modificationFact));
  }
}

/** Follows `user`: a deleted user's modifications go, and whoever keeps a copy of one is told. */
@Injectable()
export class ModificationsOfUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(
    private readonly modifications: ModificationsRepository,
    private readonly facts: FactLog,
  ) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (!fact.deleted || fact.ownerId === null) return;
    const removed = await this.modifications.removeOfOwner(tx, fact.ownerId);
    await this.facts.append(tx, removed.map(modificationGone));
  }
}
