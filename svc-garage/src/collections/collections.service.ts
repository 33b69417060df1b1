import { FactLog } from '@carnet/fact-log';
import { merged, nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Database, type JsonText, type Queryable, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as m from '../messages/collection.js';
import { goneFacts } from '../shared/gone.js';
import { vehicleFact } from '../vehicles/vehicle.fact.js';
import type { Collection } from './collection.entity.js';
import { CollectionListQuery, CreateCollection, RemoveCollectionQuery, UpdateCollection } from './collection.dto.js';
import { CollectionNotEmpty, CollectionNotFound, unknownCollection } from './collection.errors.js';
import { collectionOf, collections, collectionsOf } from './collection.read.js';
import { CollectionsRepository } from './collections.repository.js';

@Injectable()
export class CollectionsService {
  constructor(
    private readonly db: Database,
    private readonly collections: CollectionsRepository,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
  ) {}

  list(owner: OwnerId, query: CollectionListQuery): Promise<JsonText> {
    return collections.list(this.db, collectionsOf(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.db, owner, id);
  }

  create(owner: OwnerId, fields: CreateCollection, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, (tx) => this.collections.insert(tx, owner, fields));
  }

  update(owner: OwnerId, id: number, changes: UpdateCollection, ifMatch: number | null): Promise<JsonText> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.collections.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const collection = nextVersion(stored, merged(stored, changes));
      return collection ? this.collections.update(tx, collection) : read(within(tx), owner, id);
    });
  }

  /** Deletes a collection. If it holds vehicles, `fate` must say what happens to them (contract §3). */
  remove(owner: OwnerId, id: number, fate: RemoveCollectionQuery, ifMatch: number | null): Promise<void> {
    const target = fate.move_to ?? null;
    if (target !== null && fate.vehicles) throw Invalid.field('move_to', m.twoFates);
    return this.db.write(owner, async (tx) => {
      requireVersion(await this.requireForRemoval(tx, owner, id, target), ifMatch);
      if (target !== null) return this.moveAndRemove(tx, owner, id, target);
      if (!fate.vehicles) await this.requireEmpty(tx, owner, id);
      return this.removeWithVehicles(tx, owner, id);
    });
  }

  private async requireForRemoval(
    tx: EntityManager,
    owner: OwnerId,
    id: number,
    target: number | null,
  ): Promise<Collection> {
    const found = await this.collections.find(tx, owner, target === null ? [id] : [id, target]);
    const collection = found.find((one) => one.id === id);
    if (!collection) throw new CollectionNotFound();
    if (target === id) throw Invalid.field('move_to', m.chooseAnother);
    if (target !== null && !found.some((one) => one.id === target)) throw unknownCollection('move_to');
    return collection;
  }

  private async requireEmpty(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    const { vehicles, parts } = await this.collections.holding(tx, owner, id);
    if (vehicles > 0) throw new CollectionNotEmpty(vehicles, parts);
  }

  private async moveAndRemove(tx: EntityManager, owner: OwnerId, id: number, target: number): Promise<void> {
    const moved = await this.collections.removeAndMove(tx, owner, id, target);
    await this.facts.append(tx, moved.map(vehicleFact));
  }

  private async removeWithVehicles(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    const gone = await this.collections.removeWithVehicles(tx, owner, id);
    await this.facts.append(tx, goneFacts(owner, gone));
  }
}

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  collections.one(db, collectionOf(owner, id), () => new CollectionNotFound());
