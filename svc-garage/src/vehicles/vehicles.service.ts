import { FactLog } from '@carnet/fact-log';
import { merged, nextVersion } from '@carnet/fields';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, type Queryable, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CollectionNotFound } from '../collections/collection.errors.js';
import { collectionOf, collections } from '../collections/collection.read.js';
import { OdometerFacts } from '../odometer/odometer-facts.service.js';
import { OdometerRepository } from '../odometer/odometer.repository.js';
import { goneFacts } from '../shared/gone.js';
import { CollectionVehiclesQuery, CreateVehicle, UpdateVehicle, VehicleListQuery, VehicleView } from './vehicle.dto.js';
import type { Instrument } from './vehicle.entity.js';
import { VehicleNotFound } from './vehicle.errors.js';
import { vehicleFact } from './vehicle.fact.js';
import { vehicleOf, vehiclesOf, vehiclesOn } from './vehicle.read.js';
import { requireModelYear } from './vehicle.rules.js';
import { VehiclesRepository } from './vehicles.repository.js';

@Injectable()
export class VehiclesService {
  constructor(
    private readonly db: Database,
    private readonly vehicles: VehiclesRepository,
    private readonly odometer: OdometerRepository,
    private readonly odometerFacts: OdometerFacts,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly calendar: Calendar,
  ) {}

  list(owner: OwnerId, query: VehicleListQuery): Promise<JsonText> {
    return vehiclesOn(this.calendar.todayOf(owner)).list(this.db, vehiclesOf(owner, query), query);
  }

  /** The vehicles of one collection. Only if the list is empty does it check whether the collection exists. */
  async listOfCollection(owner: OwnerId, id: number, query: CollectionVehiclesQuery): Promise<JsonText> {
    const found = await this.list(owner, { ...query, collection_id: id });
    if (found.about.page?.total === 0)
      await collections.one(this.db, collectionOf(owner, id), () => new CollectionNotFound());
    return found;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return this.read(this.db, owner, id);
  }

  /** @param cameFrom the head of the journal from which the history continues; the first entry here cites it */
  async create(
    owner: OwnerId,
    fields: CreateVehicle,
    once: OnceKey,
    cameFrom: string | null = null,
  ): Promise<JsonText> {
    requireModelYear(fields.year, await this.calendar.today(owner));
    return this.idempotency.once(owner, once, async (tx) => {
      const vehicle = await this.vehicles.insert(tx, owner, fields, cameFrom);
      await this.keepReading(tx, owner, vehicle);
      await this.tell(tx, owner, vehicle);
      return vehicle;
    });
  }

  async update(owner: OwnerId, id: number, changes: UpdateVehicle, ifMatch: number | null): Promise<JsonText> {
    if (changes.year !== undefined) requireModelYear(changes.year, await this.calendar.today(owner));
    return this.db.write(owner, async (tx) => {
      const stored = await this.vehicles.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const changed = nextVersion(stored, merged(stored, changes));
      if (!changed) return this.read(within(tx), owner, id);
      const vehicle = await this.vehicles.update(tx, changed);
      if (changed.current_mileage !== stored.current_mileage) await this.keepReading(tx, owner, vehicle);
      await this.tell(tx, owner, vehicle);
      if (changed.current_mileage !== stored.current_mileage || changed.odometer_unit !== stored.odometer_unit)
        await this.odometerFacts.tell(tx, { owners: [owner], ids: [id] });
      return vehicle;
    });
  }

  /** Deletes a vehicle and its parts; the other services then delete their records of it (contract §3). */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.db.write(owner, async (tx) => {
      const vehicle = await this.vehicles.requireOwned(tx, owner, id);
      requireVersion(vehicle, ifMatch);
      const gone = await this.vehicles.remove(tx, vehicle);
      await this.facts.append(tx, goneFacts(owner, gone));
    });
  }

  /** The reading of a vehicle's instrument. @throws VehicleNotFound */
  instrumentOf(db: Queryable, owner: OwnerId, id: number): Promise<Instrument> {
    return this.vehicles.instrumentOf(db, owner, id);
  }

  /** Stores the mileage of the vehicle's form as a reading of that day. */
  private async keepReading(tx: EntityManager, owner: OwnerId, vehicle: JsonText): Promise<void> {
    const { id, current_mileage } = vehicle.parse<VehicleView>();
    if (current_mileage !== null)
      await this.odometer.keepOfForm(tx, owner, id, this.calendar.todayOf(owner), current_mileage);
  }

  private read(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const vehicles = vehiclesOn(this.calendar.todayOf(owner));
    return vehicles.one(db, vehicleOf(owner, id), () => new VehicleNotFound());
  }

  private async tell(tx: EntityManager, owner: OwnerId, vehicle: JsonText): Promise<void> {
    const row = { ...vehicle.parse<VehicleView>(), owner_id: owner, version: vehicle.about.version! };
    await this.facts.append(tx, vehicleFact(row));
  }
}
