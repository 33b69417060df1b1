import { References } from '@carnet/fact-log';
import { Invalid } from '@carnet/messages';
import { type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VEHICLES } from '../references.rules.js';
import type { FileChange, FileChanges } from './file.entity.js';
import { newLinks } from './file.rules.js';
import { notAmong, type Subject, SUBJECTS } from './subjects.rules.js';

/** The vehicles and records that files belong to. */
@Injectable()
export class Subjects {
  constructor(private readonly references: References) {}

  /** The vehicle of a record, or null if the owner has no such record. Without a copy here, the record's service is asked. */
  async vehicleOf(owner: OwnerId, { kind, id }: Subject): Promise<number | null> {
    const target = SUBJECTS[kind];
    const vehicle = (await this.references.find(owner, [{ target, ids: [id] }])).wholeOf(target, id);
    // The copy of a record can arrive before the copy of its vehicle.
    const isCertain = vehicle === null || target.copyOf === undefined || (await this.hasVehicle(owner, vehicle));
    return isCertain ? vehicle : null;
  }

  async hasVehicle(owner: OwnerId, id: number): Promise<boolean> {
    return (await this.references.find(owner, [{ target: VEHICLES, ids: [id] }])).has(VEHICLES, id);
  }

  /** The same lookup within a transaction, without requests to other services. */
  async find(db: Queryable, owner: OwnerId, { kind, id }: Subject): Promise<number | null> {
    const target = SUBJECTS[kind];
    return (await this.references.lookUp(db, owner, [{ target, ids: [id] }])).wholeOf(target, id);
  }

  async findVehicle(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    return (await this.references.lookUp(db, owner, [{ target: VEHICLES, ids: [id] }])).has(VEHICLES, id);
  }

  /** Before a file is changed: fetches missing copies from their services. Returns the vehicle of the first record. */
  async askFor(owner: OwnerId, { vehicle_id, links }: FileChanges): Promise<number | null> {
    if (vehicle_id) await this.hasVehicle(owner, vehicle_id);
    const vehicles: (number | null)[] = [];
    for (const { subject_kind: kind, subject_id: id } of links ?? [])
      vehicles.push(await this.vehicleOf(owner, { kind, id }));
    return vehicles[0] ?? null;
  }

  /**
   * Checks new vehicles and records, each once for any number of files.
   * @param field the field with the records, for errors
   * @throws Invalid (400) if a new vehicle or record does not exist, or if a record belongs to another vehicle
   */
  async requireKnown(
    tx: EntityManager,
    owner: OwnerId,
    changes: readonly FileChange[],
    field = 'links',
  ): Promise<void> {
    const moved = changes.filter(({ stored, changed }) => stored.vehicle_id !== changed.vehicle_id);
    for (const vehicle of new Set(moved.map(({ changed }) => changed.vehicle_id)))
      if (vehicle !== null && !(await this.findVehicle(within(tx), owner, vehicle)))
        throw Invalid.field('vehicle_id', VEHICLES.missing);
    const links = changes.flatMap((change) =>
      newLinks(change).map((link) => ({ ...link, vehicle: change.changed.vehicle_id })),
    );
    for (const { subject_kind: kind, subject_id: id, vehicle } of distinct(links)) {
      const found = await this.find(within(tx), owner, { kind, id });
      if (found === null || found !== vehicle) throw Invalid.field(field, notAmong(kind));
    }
  }

  /** @throws Invalid (400) if one of them does not exist */
  async requireRecords(tx: EntityManager, owner: OwnerId, links: FileChanges['links'], field: string): Promise<void> {
    for (const { subject_kind: kind, subject_id: id } of links ?? [])
      if ((await this.find(within(tx), owner, { kind, id })) === null)
        throw Invalid.field(field, SUBJECTS[kind].missing);
  }
}

const distinct = <T>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];
