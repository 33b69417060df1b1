import { Database, type OwnerId, type Queryable, raw, ReadThrough, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { type Subject, SUBJECT_OWNERS, SUBJECT_TABLES } from './subjects.rules.js';

/** What files belong to: vehicles and records, as far as this service knows of them. */
@Injectable()
export class Subjects {
  constructor(
    private readonly database: Database,
    private readonly readThrough: ReadThrough,
  ) {}

  /** The vehicle of a record, or null where the record is not there or not the owner's. Its owner is asked where no copy knows it. */
  async vehicleOf(owner: OwnerId, subject: Subject): Promise<number | null> {
    const known = await this.find(this.database, owner, subject);
    const producer = SUBJECT_OWNERS[subject.kind];
    if (known !== null || producer === undefined) return known;
    const fact = await this.readThrough.fetch(producer, subject.kind, subject.id);
    const vehicle = fact ? await this.find(this.database, owner, subject) : null;
    // A record can be known before its vehicle is.
    return vehicle !== null && (await this.hasVehicle(owner, vehicle)) ? vehicle : null;
  }

  async hasVehicle(owner: OwnerId, id: number): Promise<boolean> {
    if (await this.findVehicle(this.database, owner, id)) return true;
    await this.readThrough.fetch('garage', 'vehicle', id);
    return this.findVehicle(this.database, owner, id);
  }

  async find(db: Queryable, owner: OwnerId, { kind, id }: Subject): Promise<number | null> {
    const [found] = await db.rows<{ vehicle_id: number }>(
      sql`select vehicle_id from ${raw(SUBJECT_TABLES[kind])} where owner_id = ${owner} and id = ${id}`,
    );
    return found?.vehicle_id ?? null;
  }

  async findVehicle(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    return (await db.rows(sql`select 1 from vehicle_copies where owner_id = ${owner} and id = ${id}`)).length > 0;
  }
}
