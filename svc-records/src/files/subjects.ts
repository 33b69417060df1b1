import { Invalid, type OwnerId, type Queryable, References, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VEHICLES } from '../references.rules.js';
import type { FileChanges, OwnedFile } from './file.entity.js';
import { FilesRepository } from './files.repository.js';
import { type Subject, subjectName, SUBJECTS, type SubjectKind } from './subjects.rules.js';

/** What files belong to: vehicles and records, as far as this service knows of them. */
@Injectable()
export class Subjects {
  constructor(
    private readonly references: References,
    private readonly files: FilesRepository,
  ) {}

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

  /** Before a file is changed: what no copy knows yet is asked of its owner. Answers the vehicle of the first record that is named. */
  async askFor(owner: OwnerId, { vehicle_id, links }: FileChanges): Promise<number | null> {
    if (vehicle_id) await this.hasVehicle(owner, vehicle_id);
    const vehicles: (number | null)[] = [];
    for (const { subject_kind: kind, subject_id: id } of links ?? [])
      vehicles.push(await this.vehicleOf(owner, { kind, id }));
    return vehicles[0] ?? null;
  }

  /** @throws Invalid (400) where a file names a vehicle or record that is not there, or a record of another vehicle */
  async requireKnown(tx: EntityManager, { owner_id: owner, vehicle_id, links }: OwnedFile): Promise<void> {
    if (vehicle_id !== null && !(await this.findVehicle(within(tx), owner, vehicle_id)))
      throw Invalid.field('vehicle_id', 'Vehicle not found');
    const [strange] = await this.files.strangeLinks(tx, owner, vehicle_id, links);
    if (strange)
      throw Invalid.field('links', `${subjectName(strange as SubjectKind)} not found among those of its vehicle`);
  }
}
