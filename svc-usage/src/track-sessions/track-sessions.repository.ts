import type { OwnedIds } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TrackSession, TrackSessionFields } from './track-session.entity.js';
import { TrackSessionNotFound } from './track-session.errors.js';
import { writtenTrackSession } from './track-session.read.js';

/** A session to store. Null for the odometer means the same as in the vehicle's session before. */
export type NewTrackSession = Omit<TrackSessionFields, 'odometer_ran'> & { odometer_ran: boolean | null };

/** The result of a write: the row's version, and the answer as JSON text. */
export interface WrittenTrackSession {
  version: number;
  json: string;
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;

/** A condition: all components belong to the owner. */
const areOwned = (owner: OwnerId, ids: readonly number[] | null): Sql => sql`
  not exists (select from unnest(${ids}::int[]) as given (id) where not exists (
    select from components c where c.owner_id = ${owner} and c.id = given.id))`;

const json = (value: unknown): Sql => sql`${JSON.stringify(value)}::jsonb`;

@Injectable()
export class TrackSessionsRepository {
  /** Returns null and stores nothing if the vehicle or a component does not belong to the owner. */
  async insert(tx: EntityManager, owner: OwnerId, s: NewTrackSession): Promise<WrittenTrackSession | null> {
    const [written] = await within(tx).rows<WrittenTrackSession>(sql`
      with v as (${vehicle(owner, s.vehicle_id)}),
      s as (
        insert into track_sessions (owner_id, vehicle_id, driven_on, started_at, utc, product, file_name, track, seconds, distance, laps,
          laps_from, best, ranges, line, note, odometer_ran, component_ids)
        select ${owner}::int, v.id, ${s.driven_on}::date, ${s.started_at}::time, ${s.utc}::boolean, ${s.product}, ${s.file_name},
          ${s.track}, ${s.seconds}::numeric, ${s.distance}::int, ${json(s.laps)}, ${s.laps_from}, ${s.best}::numeric, ${json(s.ranges)},
          ${s.line}, ${s.note}, coalesce(${s.odometer_ran}::boolean, (
            select o.odometer_ran from track_sessions o where o.owner_id = ${owner} and o.vehicle_id = v.id and o.driven_on <= ${s.driven_on}::date
            order by o.driven_on desc, o.id desc limit 1), true), ${s.component_ids}::int[]
        from v where ${areOwned(owner, s.component_ids)}
        returning *
      )
      ${writtenTrackSession}`);
    return written ?? null;
  }

  /** Returns the owner's session; throws TrackSessionNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<TrackSession> {
    const [session] = await within(tx).rows<TrackSession>(sql`
      select s.id, s.owner_id, s.version, s.vehicle_id, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as started_at, s.utc, s.product,
        s.file_name, s.track, s.seconds, s.distance, s.laps, s.laps_from, s.best, s.ranges, s.line, s.note,
        s.odometer_ran, s.component_ids
      from track_sessions s where s.owner_id = ${owner} and s.id = ${id}`);
    if (!session) throw new TrackSessionNotFound();
    return session;
  }

  /** Stores a changed session. Returns null and stores nothing if its vehicle or a component does not belong to the owner. */
  async update(tx: EntityManager, s: TrackSession): Promise<WrittenTrackSession | null> {
    const [written] = await within(tx).rows<WrittenTrackSession>(sql`
      with v as (${vehicle(s.owner_id, s.vehicle_id)}),
      s as (
        update track_sessions set vehicle_id = v.id, driven_on = ${s.driven_on}::date, started_at = ${s.started_at}::time,
          utc = ${s.utc}::boolean, product = ${s.product}, file_name = ${s.file_name}, track = ${s.track},
          seconds = ${s.seconds}::numeric, distance = ${s.distance}::int, laps = ${json(s.laps)}, laps_from = ${s.laps_from},
          best = ${s.best}::numeric, ranges = ${json(s.ranges)}, line = ${s.line}, note = ${s.note},
          odometer_ran = ${s.odometer_ran}, component_ids = ${s.component_ids}::int[], version = ${s.version}, updated_at = now()
        from v where track_sessions.owner_id = ${s.owner_id} and track_sessions.id = ${s.id} and ${areOwned(s.owner_id, s.component_ids)}
        returning track_sessions.*
      )
      ${writtenTrackSession}`);
    return written ?? null;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from track_sessions where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from track_sessions where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  async removeOfOwner(tx: EntityManager, owner: number): Promise<void> {
    await within(tx).rows(sql`delete from track_sessions where owner_id = ${owner}`);
  }
}
