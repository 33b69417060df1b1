import type { OwnedIds } from '@carnet/fact-log';
import { Columns, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enteredAt } from '../readings/record-reading.fact.js';
import type { TrackDay, TrackDayFields } from './track-day.entity.js';
import { TrackDayNotFound } from './track-day.errors.js';
import type { GoneTrackDay } from './track-day.fact.js';
import { writtenTrackDay } from './track-day.read.js';

/** The result of a write: columns set by PostgreSQL, and the answer as JSON text. */
export interface WrittenTrackDay {
  id: number;
  version: number;
  entered_at: string;
  json: string;
}

const columns = new Columns<TrackDayFields>({
  ...{ vehicle_id: 'int', event_date: 'date', event_date_edtf: 'text' },
  ...{ track_name: 'text', mileage: 'int', report: 'text' },
});

@Injectable()
export class TrackDaysRepository {
  /** Inserts a track day. Returns null, and inserts nothing, if the owner has no such vehicle. */
  async insert(tx: EntityManager, owner: OwnerId, fields: TrackDayFields): Promise<WrittenTrackDay | null> {
    const [written] = await within(tx).rows<WrittenTrackDay>(sql`
      with v as (${vehicle(owner, fields.vehicle_id)}),
      t as (
        insert into track_days (owner_id, ${columns.names}) select ${owner}::int, ${columns.values(fields)} from v returning *
      )
      ${writtenTrackDay}`);
    return written ?? null;
  }

  /** The owner's track day. @throws TrackDayNotFound */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<TrackDay> {
    const [trackDay] = await within(tx).rows<TrackDay>(sql`
      select t.id, t.owner_id, t.version, ${columns.of(sql`t`)}, ${enteredAt(sql`t.created_at`)}
      from track_days t where t.owner_id = ${owner} and t.id = ${id}`);
    if (!trackDay) throw new TrackDayNotFound();
    return trackDay;
  }

  /** Stores a changed track day. Returns null, and stores nothing, if the owner has no such vehicle. */
  async update(tx: EntityManager, now: TrackDay): Promise<WrittenTrackDay | null> {
    const [written] = await within(tx).rows<WrittenTrackDay>(sql`
      with v as (${vehicle(now.owner_id, now.vehicle_id)}),
      t as (
        update track_days set ${columns.changes(now)}, version = ${now.version}, updated_at = now()
        from v where track_days.owner_id = ${now.owner_id} and track_days.id = ${now.id}
        returning track_days.*
      )
      ${writtenTrackDay}`);
    return written ?? null;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from track_days where owner_id = ${owner} and id = ${id}`);
  }

  removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<GoneTrackDay[]> {
    return within(tx).rows<GoneTrackDay>(sql`
      delete from track_days where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning id, owner_id, version, mileage`);
  }

  removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<GoneTrackDay[]> {
    return within(tx).rows<GoneTrackDay>(sql`
      delete from track_days where owner_id = ${owner} returning id, owner_id, version, mileage`);
  }
}

const vehicle = (owner: OwnerId, id: number) => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;
