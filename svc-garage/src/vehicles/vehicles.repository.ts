import { NEW_INSTRUMENT } from '@carnet/fields';
import { Calendar } from '@carnet/person';
import { type JsonText, type Queryable, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unknownCollection } from '../collections/collection.errors.js';
import { type Gone, goneVehicles, whatWent } from '../shared/gone.js';
import { type ColumnsOf, insertInto, requireReference, updateOf, written } from '../shared/statements.js';
import { vehicleFactColumns, type VehicleFactRow } from './vehicle.fact.js';
import { CreateVehicle } from './vehicle.dto.js';
import type { Instrument, ShownMileage, Vehicle } from './vehicle.entity.js';
import { VehicleNotFound } from './vehicle.errors.js';
import { vehicleRow, withCollection } from './vehicle.read.js';

const columnsOf = (v: CreateVehicle): ColumnsOf<CreateVehicle> => ({
  collection_id: v.collection_id,
  type: v.type,
  make: v.make,
  model: v.model,
  year: v.year,
  vin: v.vin,
  purchase_date: v.purchase_date,
  birth_date: v.birth_date,
  current_mileage: v.current_mileage,
  odometer_unit: v.odometer_unit ?? NEW_INSTRUMENT.odometer_unit,
  nickname: v.nickname,
  color: v.color,
  description: v.description,
  notes: v.notes,
});

@Injectable()
export class VehiclesRepository {
  constructor(private readonly calendar: Calendar) {}

  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Vehicle> {
    const [vehicle] = await within(tx).rows<Vehicle>(
      sql`select owner_id, id, collection_id, type, make, model, year, vin, purchase_date, birth_date, current_mileage, odometer_unit, nickname, color,
                 description, notes, version
          from vehicles where owner_id = ${owner} and id = ${id}`,
    );
    if (!vehicle) throw new VehicleNotFound();
    return vehicle;
  }

  insert(tx: EntityManager, owner: OwnerId, fields: CreateVehicle, cameFrom: string | null): Promise<JsonText> {
    return inOwnCollection(
      written(
        within(tx),
        insertInto('vehicles', { owner_id: owner, ...columnsOf(fields), came_from: cameFrom }),
        this.viewOf(owner),
      ),
    );
  }

  update(tx: EntityManager, vehicle: Vehicle): Promise<JsonText> {
    const change = sql`${updateOf('vehicles', columnsOf(vehicle))} where owner_id = ${vehicle.owner_id} and id = ${vehicle.id}`;
    return inOwnCollection(written(within(tx), change, this.viewOf(vehicle.owner_id)));
  }

  /** Deletes the vehicle with its parts; returns the deleted things. */
  remove(tx: EntityManager, { owner_id, id }: Vehicle): Promise<Gone[]> {
    return within(tx).rows<Gone>(sql`with ${goneVehicles(owner_id, sql`v.id = ${id}`)} ${whatWent}`);
  }

  /** Deletes all data of the owner; returns the deleted things. */
  removeAll(tx: EntityManager, owner: OwnerId): Promise<Gone[]> {
    return within(tx).rows<Gone>(sql`with ${goneVehicles(owner, sql`true`)} ${whatWent}`);
  }

  /** @throws VehicleNotFound */
  async instrumentOf(db: Queryable, owner: OwnerId, id: number): Promise<Instrument> {
    const [vehicle] = await db.rows<Instrument>(
      sql`select current_mileage, odometer_unit from vehicles where owner_id = ${owner} and id = ${id}`,
    );
    if (!vehicle) throw new VehicleNotFound();
    return vehicle;
  }

  /** Sets the displayed mileages of vehicles, whatever they were before. */
  showMileages(tx: EntityManager, shown: readonly ShownMileage[]): Promise<VehicleFactRow[]> {
    return within(tx).rows<VehicleFactRow>(
      sql`update vehicles v set current_mileage = shown.mileage, version = v.version + 1, updated_at = now()
          from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown (owner_id int, id int, mileage int)
          where v.owner_id = shown.owner_id and v.id = shown.id returning ${vehicleFactColumns}`,
    );
  }

  private viewOf(owner: OwnerId): { row: Sql; from: Sql } {
    return { row: vehicleRow(this.calendar.todayOf(owner)), from: withCollection(sql`saved`) };
  }
}

const inOwnCollection = (write: Promise<JsonText>): Promise<JsonText> =>
  requireReference(write, 'vehicles_collection', () => unknownCollection('collection_id'));
