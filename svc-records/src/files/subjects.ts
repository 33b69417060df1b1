import { type OwnerId, type Queryable, References } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import { type Subject, SUBJECTS } from './subjects.rules.js';

/** What files belong to: vehicles and records, as far as this service knows of them. */
@Injectable()
export class Subjects {
  constructor(private readonly references: References) {}

  /** The vehicle of a record, or null where the record is not there or not the owner's. Its owner is asked where no copy knows it. */
  async vehicleOf(owner: OwnerId, { kind, id }: Subject): Promise<number | null> {
    const target = SUBJECTS[kind];
    const vehicle = (await this.references.find(owner, [{ target, ids: [id] }])).wholeOf(target, id);
    // A copy can know of a record before another knows of its vehicle.
    const isCertain = vehicle === null || target.copyOf === undefined || (await this.hasVehicle(owner, vehicle));
    return isCertain ? vehicle : null;
  }

  async hasVehicle(owner: OwnerId, id: number): Promise<boolean> {
    return (await this.references.find(owner, [{ target: VEHICLES, ids: [id] }])).has(VEHICLES, id);
  }

  /** The same in a transaction, where nobody is asked. */
  async find(db: Queryable, owner: OwnerId, { kind, id }: Subject): Promise<number | null> {
    const target = SUBJECTS[kind];
    return (await this.references.lookUp(db, owner, [{ target, ids: [id] }])).wholeOf(target, id);
  }

  async findVehicle(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    return (await this.references.lookUp(db, owner, [{ target: VEHICLES, ids: [id] }])).has(VEHICLES, id);
  }
}
