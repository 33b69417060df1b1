import { NothingStored, References } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as m from '../messages/component.js';
import { PARTS } from '../references.rules.js';
import type { ComponentListQuery, CreateComponent, UpdateComponent } from './component.dto.js';
import type { Component, FollowedPart } from './component.entity.js';
import { ComponentNotFound } from './component.errors.js';
import { components, matching } from './component.read.js';
import { changedComponent, newComponent } from './component.rules.js';
import { ComponentsRepository } from './components.repository.js';

/** Use cases of sets of tyres and of other components. They belong to their owner, and to no vehicle. */
@Injectable()
export class ComponentsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly components: ComponentsRepository,
    private readonly calendar: Calendar,
  ) {}

  list(owner: OwnerId, query: ComponentListQuery): Promise<JsonText> {
    const today = this.calendar.todayOf(owner);
    return components(today).list(this.database, matching(owner, query, today), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return this.answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateComponent, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const fields = newComponent(input, await this.partOf(tx, owner, input.part_id));
        return this.answer(within(tx), owner, await this.components.insert(tx, owner, fields));
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateComponent, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.components.requireOwned(tx, owner, id);
        requireVersion(stored, ifMatch);
        await this.partOf(tx, owner, input.part_id);
        const now = nextVersion(stored, changedComponent(stored, input));
        if (now) await this.store(tx, stored, now);
        return this.answer(within(tx), owner, id);
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.components.requireOwned(tx, owner, id), ifMatch);
      await this.components.remove(tx, owner, id);
    });
  }

  /** @throws NothingStored if the part does not belong to the owner */
  private async partOf(tx: EntityManager, owner: OwnerId, id: number | null | undefined): Promise<FollowedPart | null> {
    if (id === null || id === undefined) return null;
    const part = await this.components.findPart(tx, owner, id);
    if (!part) throw new NothingStored([{ target: PARTS, field: 'part_id', ids: [id] }]);
    return part;
  }

  /** @throws Invalid (400) if the change contradicts existing fitments or readings */
  private async store(tx: EntityManager, stored: Component, now: Component): Promise<void> {
    const { owner_id: owner, id } = stored;
    if (now.kind !== stored.kind && (await this.components.isFitted(tx, owner, id)))
      throw Invalid.field('kind', m.kindFitted);
    const isOther = now.tyres?.length !== stored.tyres?.length;
    if (isOther && (await this.components.isArranged(tx, owner, id))) throw Invalid.field('tyres', m.tyresFitted);
    await this.components.update(tx, now);
  }

  private answer(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const where = [sql`c.owner_id = ${owner}`, sql`c.id = ${id}`];
    return components(this.calendar.todayOf(owner)).one(db, where, () => new ComponentNotFound());
  }
}
