import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ToldPoint } from './due-point.fact.js';
import type { PlannedEvent, Point } from './due-points.rules.js';

@Injectable()
export class DuePointsRepository {
  /** The next owner after this one with a marked vehicle; null if there is none. */
  async nextOwner(db: Queryable, after: number): Promise<OwnerId | null> {
    const [next] = await db.rows<{ owner_id: OwnerId | null }>(
      sql`select min(owner_id) as owner_id from due_marks where owner_id > ${after}::int`,
    );
    return next?.owner_id ?? null;
  }

  /** Deletes the marks of up to `most` vehicles, and returns these vehicles. */
  async takeMarks(db: Queryable, owner: OwnerId, most: number): Promise<number[]> {
    const taken = await db.rows<{ vehicle_id: number }>(sql`
      delete from due_marks where owner_id = ${owner} and vehicle_id in (
        select vehicle_id from due_marks where owner_id = ${owner} order by vehicle_id limit ${most})
      returning vehicle_id`);
    return taken.map(({ vehicle_id }) => vehicle_id);
  }

  told(db: Queryable, owner: OwnerId, vehicles: readonly number[]): Promise<ToldPoint[]> {
    return db.rows<ToldPoint>(sql`
      select id, version, vehicle_id, source, body from due_points
      where owner_id = ${owner} and vehicle_id = any(${vehicles}::int[])`);
  }

  /** Events that are planned for an exact day. An event planned for a month or a year has no day. */
  plannedEvents(db: Queryable, owner: OwnerId, vehicles: readonly number[]): Promise<PlannedEvent[]> {
    return db.rows<PlannedEvent>(sql`
      select e.id, e.vehicle_id, e.name, e.date_performed from service_events e
      where e.owner_id = ${owner} and e.vehicle_id = any(${vehicles}::int[]) and e.status <> 'Completed'
        and e.date_performed is not null and e.date_performed_edtf is null`);
  }

  add(db: Queryable, owner: OwnerId, points: readonly Point[]): Promise<ToldPoint[]> {
    return db.rows<ToldPoint>(sql`
      insert into due_points (owner_id, vehicle_id, source, body)
      select ${owner}::int, vehicle_id, source, body
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as given (vehicle_id int, source text, body jsonb)
      returning id, version, vehicle_id, source, body`);
  }

  async change(db: Queryable, owner: OwnerId, points: readonly ToldPoint[]): Promise<void> {
    await db.rows(sql`
      update due_points p set version = given.version, body = given.body
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as given (id int, version int, body jsonb)
      where p.owner_id = ${owner} and p.id = given.id`);
  }

  async remove(db: Queryable, owner: OwnerId, ids: readonly number[]): Promise<void> {
    await db.rows(sql`delete from due_points where owner_id = ${owner} and id = any(${ids}::int[])`);
  }

  /** Deletes all published due points and marks of an owner; returns the due points. */
  async removeOfOwner(db: Queryable, owner: OwnerId): Promise<Pick<ToldPoint, 'id' | 'version'>[]> {
    await db.rows(sql`delete from due_marks where owner_id = ${owner}`);
    return db.rows<Pick<ToldPoint, 'id' | 'version'>>(
      sql`delete from due_points where owner_id = ${owner} returning id, version`,
    );
  }
}
