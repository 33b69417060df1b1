import { timeZoneOf } from '@carnet/person';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ToldPoint } from './due-point.fact.js';
import type { Point } from './due-points.rules.js';

@Injectable()
export class DuePointsRepository {
  /** The next owner after this one with a mark, or with a stored moment that has come; null if there is none. */
  async nextOwner(db: Queryable, after: number, now: Date): Promise<OwnerId | null> {
    const [next] = await db.rows<{ owner_id: OwnerId | null }>(sql`
      select min(owner_id) as owner_id from (
        select m.owner_id from due_marks m where m.owner_id > ${after}::int
        union all
        select d.owner_id from due_moments d where d.owner_id > ${after}::int and d.at <= ${now}::timestamptz) marked`);
    return next?.owner_id ?? null;
  }

  /** Deletes the owner's mark and due moment; tells whether there was one. */
  async takeMark(db: Queryable, owner: OwnerId, now: Date): Promise<boolean> {
    const taken = await db.rows<{ owner_id: OwnerId }>(sql`
      with mark as (delete from due_marks where owner_id = ${owner} returning owner_id),
        moment as (delete from due_moments where owner_id = ${owner} and at <= ${now}::timestamptz returning owner_id)
      select owner_id from mark union all select owner_id from moment`);
    return taken.length > 0;
  }

  /** Stores the start of a day in the owner's time zone, when the points must be computed again; null deletes it, if no such day is known. */
  async wakeOn(db: Queryable, owner: OwnerId, day: string | null): Promise<void> {
    await db.rows(
      day === null
        ? sql`delete from due_moments where owner_id = ${owner}`
        : sql`
          insert into due_moments (owner_id, at)
          values (${owner}::int, ${day}::date::timestamp at time zone ${timeZoneOf(sql`${owner}`)})
          on conflict (owner_id) do update set at = excluded.at`,
    );
  }

  told(db: Queryable, owner: OwnerId): Promise<ToldPoint[]> {
    return db.rows<ToldPoint>(sql`select id, version, component_id, body from due_points where owner_id = ${owner}`);
  }

  add(db: Queryable, owner: OwnerId, points: readonly Point[]): Promise<ToldPoint[]> {
    return db.rows<ToldPoint>(sql`
      insert into due_points (owner_id, component_id, body)
      select ${owner}::int, component_id, body
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as given (component_id int, body jsonb)
      returning id, version, component_id, body`);
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

  /** Deletes all published due points and the mark of an owner; returns the due points. */
  async removeOfOwner(db: Queryable, owner: OwnerId): Promise<Pick<ToldPoint, 'id' | 'version'>[]> {
    await db.rows(sql`delete from due_marks where owner_id = ${owner}`);
    await db.rows(sql`delete from due_moments where owner_id = ${owner}`);
    return db.rows<Pick<ToldPoint, 'id' | 'version'>>(
      sql`delete from due_points where owner_id = ${owner} returning id, version`,
    );
  }
}
