import { type JsonText, type OwnerId, sql, Unavailable, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Gone } from '../shared/gone.js';
import { requireReference } from '../shared/references.js';
import { insertInto, updateOf, written } from '../shared/statements.js';
import { deletionOfVehicles } from '../vehicles/vehicle.deletion.js';
import { vehicleFactColumns, type VehicleFactRow } from '../vehicles/vehicle.fact.js';
import { CreateCollection } from './collection.dto.js';
import { Collection } from './collection.entity.js';
import { CollectionNotFound } from './collection.errors.js';
import type { CollectionHolding, LockedCollection } from './collection.holding.js';
import { collectionRow } from './collection.read.js';

const view = { row: collectionRow, from: sql`saved c` };
const columnsOf = ({ name, description }: CreateCollection) => ({ name, description });

@Injectable()
export class CollectionsRepository {
  /** The owner's collection, locked for a change. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Collection> {
    const where = { owner_id: owner, id };
    const collection = await tx.findOne(Collection, { where, lock: { mode: 'for_no_key_update' } });
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

  /** Those of `ids` that are the owner's, locked so that nothing can be added to what is deleted, and then their vehicles. */
  lockWithVehicles(tx: EntityManager, owner: OwnerId, ids: number[]): Promise<LockedCollection[]> {
    return within(tx).rows<LockedCollection>(
      sql`with locked as (
            select id, version from collections where owner_id = ${owner} and id = any(${ids}) order by id for update
          ), held as (
            select id from vehicles where owner_id = ${owner} and collection_id = any(array(select id from locked))
            order by id for update
          )
          select locked.id, locked.version from locked, (select count(*) from held) every_vehicle`,
    );
  }

  /** What a collection holds. Once it is locked that can only shrink, so this is asked in a statement of its own. */
  async holding(tx: EntityManager, owner: OwnerId, id: number): Promise<CollectionHolding> {
    const [holding] = await within(tx).rows<CollectionHolding>(
      sql`select count(distinct v.id)::int as vehicles, count(p.id)::int as parts
          from vehicles v left join parts p on p.owner_id = v.owner_id and p.vehicle_id = v.id
          where v.owner_id = ${owner} and v.collection_id = ${id}`,
    );
    return holding!;
  }

  /** Deletes the collection and all that it holds; answers the vehicles and parts that went. */
  removeWithVehicles(tx: EntityManager, owner: OwnerId, id: number): Promise<Gone[]> {
    const { ctes, gone } = deletionOfVehicles(owner, sql`collection_id = ${id}`);
    return undisturbed(within(tx).rows<Gone>(sql`with ${ctes}, ${deletionOf(owner, id)} ${gone}`));
  }

  /** Deletes the collection after its vehicles have moved to `target`; answers the vehicles as they are now. */
  removeAndMove(tx: EntityManager, owner: OwnerId, id: number, target: number): Promise<VehicleFactRow[]> {
    return undisturbed(
      within(tx).rows<VehicleFactRow>(
        sql`with ${deletionOf(owner, id)}
            update vehicles v set collection_id = ${target}, version = version + 1, updated_at = now()
            from (select id from vehicles where owner_id = ${owner} and collection_id = ${id} order by id for update) held
            where v.owner_id = ${owner} and v.id = held.id returning ${vehicleFactColumns}`,
      ),
    );
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from collections where owner_id = ${owner}`);
  }
}

const deletionOf = (owner: OwnerId, id: number) =>
  sql`gone_collection as (delete from collections where owner_id = ${owner} and id = ${id})`;

/** A vehicle or part that came in between the lock and the deletion keeps it from happening: nothing is stored, and a retry sees it. */
const undisturbed = async <T>(deletion: Promise<T>): Promise<T> => {
  const moved = requireReference(deletion, 'vehicles_collection', () => new Unavailable());
  return requireReference(moved, 'parts_vehicle', () => new Unavailable());
};
