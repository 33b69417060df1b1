import { Calendar, heldFirst, type JsonText, type OwnerId, raw, type Sql, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unknownCollection } from '../collections/collection.errors.js';
import type { Gone } from '../shared/gone.js';
import { requireReference } from '../shared/references.js';
import { insertInto, updateOf, written } from '../shared/statements.js';
import { vehicleFactColumns, type VehicleFactRow } from './vehicle.fact.js';
import { deletionOfVehicles } from './vehicle.deletion.js';
import { CreateVehicle } from './vehicle.dto.js';
import { Vehicle } from './vehicle.entity.js';
import { VehicleNotFound } from './vehicle.errors.js';
import type { OdometerReading } from './odometer-reading.js';
import { vehicleRow, withCollection } from './vehicle.read.js';

const columnsOf = (v: CreateVehicle) => ({
  collection_id: v.collection_id,
  type: v.type,
  make: v.make,
  model: v.model,
  year: v.year,
  vin: v.vin,
  purchase_date: v.purchase_date,
  birth_date: v.birth_date,
  current_mileage: v.current_mileage,
  nickname: v.nickname,
  color: v.color,
  description: v.description,
  notes: v.notes,
});

@Injectable()
export class VehiclesRepository {
  constructor(private readonly calendar: Calendar) {}

  /** The owner's vehicle, locked for a change; before it the collection that it is to move to. */
  requireOwned(tx: EntityManager, owner: OwnerId, id: number, collectionId?: number): Promise<Vehicle> {
    return this.locked(tx, owner, id, 'for_no_key_update', collectionId);
  }

  /** The owner's vehicle, locked so that no part can be added to it any more. */
  requireForRemoval(tx: EntityManager, owner: OwnerId, id: number): Promise<Vehicle> {
    return this.locked(tx, owner, id, 'pessimistic_write');
  }

  insert(tx: EntityManager, owner: OwnerId, fields: CreateVehicle): Promise<JsonText> {
    return inOwnCollection(
      written(within(tx), insertInto('vehicles', { owner_id: owner, ...columnsOf(fields) }), this.viewOf(owner)),
    );
  }

  update(tx: EntityManager, vehicle: Vehicle): Promise<JsonText> {
    const change = sql`${updateOf('vehicles', columnsOf(vehicle))} where owner_id = ${vehicle.owner_id} and id = ${vehicle.id}`;
    return inOwnCollection(written(within(tx), change, this.viewOf(vehicle.owner_id)));
  }

  /** Deletes the vehicle with its parts; answers what went. */
  remove(tx: EntityManager, { owner_id, id }: Vehicle): Promise<Gone[]> {
    const { ctes, gone } = deletionOfVehicles(owner_id, sql`id = ${id}`);
    return within(tx).rows<Gone>(sql`with ${ctes} ${gone}`);
  }

  /** Deletes all that the owner has; answers what went. */
  removeAll(tx: EntityManager, owner: OwnerId): Promise<Gone[]> {
    const { ctes, gone } = deletionOfVehicles(owner, sql`true`);
    return within(tx).rows<Gone>(sql`with ${ctes} ${gone}`);
  }

  /** Raises each odometer to its highest reading and never lowers one; answers the vehicles that changed. */
  raiseMileage(tx: EntityManager, readings: readonly OdometerReading[]): Promise<VehicleFactRow[]> {
    return within(tx).rows<VehicleFactRow>(
      sql`with read as (
            select owner_id, vehicle_id as id, max(mileage) as mileage
            from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as r (owner_id integer, vehicle_id integer, mileage integer)
            group by owner_id, vehicle_id
          ), held as (
            select v.owner_id, v.id, read.mileage from vehicles v join read on v.owner_id = read.owner_id and v.id = read.id
            order by v.owner_id, v.id for no key update of v
          )
          update vehicles v set current_mileage = held.mileage, version = v.version + 1, updated_at = now()
          from held where v.owner_id = held.owner_id and v.id = held.id
            and (v.current_mileage is null or v.current_mileage < held.mileage)
          returning ${vehicleFactColumns}`,
    );
  }

  private viewOf(owner: OwnerId): { row: Sql; from: Sql } {
    return { row: vehicleRow(this.calendar.todayOf(owner)), from: withCollection(sql`saved`) };
  }

  private async locked(
    tx: EntityManager,
    owner: OwnerId,
    id: number,
    mode: 'for_no_key_update' | 'pessimistic_write',
    collectionId?: number,
  ): Promise<Vehicle> {
    const query = tx.createQueryBuilder(Vehicle, 'v').where({ owner_id: owner, id }).setLock(mode);
    if (collectionId !== undefined) query.andWhere(AFTER_COLLECTION, { owner, collectionId });
    const vehicle = await query.getOne();
    if (!vehicle) throw new VehicleNotFound();
    return vehicle;
  }
}

/** Collections are locked before vehicles, as by who deletes one (ADR 10). */
const AFTER_COLLECTION = heldFirst(
  raw('select 1 from collections where owner_id = :owner and id = :collectionId for key share'),
).sql;

const inOwnCollection = (write: Promise<JsonText>): Promise<JsonText> =>
  requireReference(write, 'vehicles_collection', () => unknownCollection('collection_id'));
