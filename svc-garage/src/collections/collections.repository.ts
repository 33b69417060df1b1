import { type JsonText, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Gone, goneVehicles, whatWent } from '../shared/gone.js';
import { type ColumnsOf, insertInto, updateOf, written } from '../shared/statements.js';
import { vehicleFactColumns, type VehicleFactRow } from '../vehicles/vehicle.fact.js';
import { CreateCollection } from './collection.dto.js';
import type { Collection } from './collection.entity.js';
import { CollectionNotFound } from './collection.errors.js';
import { collectionRow } from './collection.read.js';

const view = { row: collectionRow, from: sql`saved c` };
const columnsOf = ({ name, description }: CreateCollection): ColumnsOf<CreateCollection> => ({ name, description });

/** Counts of a collection's content. */
export interface CollectionHolding {
  vehicles: number;
  parts: number;
}

@Injectable()
export class CollectionsRepository {
  /** The ids among `ids` that are the owner's collections. */
  find(tx: EntityManager, owner: OwnerId, ids: number[]): Promise<Collection[]> {
    return within(tx).rows<Collection>(
      sql`select owner_id, id, name, description, version from collections where owner_id = ${owner} and id = any(${ids}::int[])`,
    );
  }

  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Collection> {
    const [collection] = await this.find(tx, owner, [id]);
    if (!collection) throw new CollectionNotFound();
    return collection;
  }

  insert(tx: EntityManager, owner: OwnerId, fields: CreateCollection): Promise<JsonText> {
    return written(within(tx), insertInto('collections', { owner_id: owner, ...columnsOf(fields) }), view);
  }

  update(tx: EntityManager, collection: Collection): Promise<JsonText> {
    const change = sql`${updateOf('collections', columnsOf(collection))}
                       where owner_id = ${collection.owner_id} and id = ${collection.id}`;
    return written(within(tx), change, view);
  }

  async holding(tx: EntityManager, owner: OwnerId, id: number): Promise<CollectionHolding> {
    const [holding] = await within(tx).rows<CollectionHolding>(
      sql`select count(distinct v.id)::int as vehicles, count(p.id)::int as parts
          from vehicles v left join parts p on p.owner_id = v.owner_id and p.vehicle_id = v.id
          where v.owner_id = ${owner} and v.collection_id = ${id}`,
    );
    return holding!;
  }

  /** Deletes the collection with all its content; returns the deleted vehicles and parts. */
  removeWithVehicles(tx: EntityManager, owner: OwnerId, id: number): Promise<Gone[]> {
    return within(tx).rows<Gone>(
      sql`with ${goneVehicles(owner, sql`v.collection_id = ${id}`)}, ${goneCollection(owner, id)} ${whatWent}`,
    );
  }

  /** Moves the vehicles to `target` and deletes the collection; returns the vehicles after the move. */
  removeAndMove(tx: EntityManager, owner: OwnerId, id: number, target: number): Promise<VehicleFactRow[]> {
    return within(tx).rows<VehicleFactRow>(
      sql`with ${goneCollection(owner, id)}
          update vehicles v set collection_id = ${target}, version = version + 1, updated_at = now()
          where v.owner_id = ${owner} and v.collection_id = ${id} returning ${vehicleFactColumns}`,
    );
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from collections where owner_id = ${owner}`);
  }
}

const goneCollection = (owner: OwnerId, id: number) =>
  sql`gone_collection as (delete from collections where owner_id = ${owner} and id = ${id})`;
