import {
  type FactPosition,
  type Keep,
  type OwnedIds,
  ownerLocked,
  type OwnerId,
  type Queryable,
  type Sql,
  sql,
  unlessGone,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enteredAt } from '../readings/record-reading.fact.js';
import type { TrackDay, TrackDayFields } from './track-day.entity.js';
import { TrackDayNotFound } from './track-day.errors.js';
import type { GoneTrackDay } from './track-day.fact.js';
import { writtenTrackDay } from './track-day.read.js';

/** The result of a write: the row's version, and its answer as JSON text. */
export interface WrittenTrackDay {
  version: number;
  json: string;
  /** The position of the fact that the same statement writes. */
  position: FactPosition | null;
}

@Injectable()
export class TrackDaysRepository {
  /**
   * Stores a track day if its vehicle is the owner's, tells of it, and makes the answer. Null, and nothing is stored, where it is not, or not any more.
   * @param fact tells of the CTE `t`
   * @param reading tells, after `fact`, what the odometer showed, where there is something to tell
   */
  async insert(
    db: Queryable,
    owner: OwnerId,
    fields: TrackDayFields,
    fact: Sql,
    reading: Sql | null,
    keep: Keep,
  ): Promise<WrittenTrackDay | null> {
    const { vehicle_id, event_date, event_date_edtf, track_name, mileage, report } = fields;
    const insert = sql`
      with ${ownerLocked(owner)},
      v as (${vehicle(owner, vehicle_id)}),
      t as (
        insert into track_days (owner_id, vehicle_id, event_date, event_date_edtf, track_name, mileage, report)
        select ${owner}::int, v.id, ${event_date}::date, ${event_date_edtf}, ${track_name}, ${mileage}::int, ${report} from locked, v
        returning *
      ),
      fact as (${fact})${reading ? sql`, reading as (${reading})` : sql``}
      ${keep(writtenTrackDay(reading ? sql`(select position from reading)` : sql`(select position from fact)`))}`;
    const [written] = await unlessGone(db.rows<WrittenTrackDay>(insert));
    return written ?? null;
  }

  /** The owner's track day; throws TrackDayNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<TrackDay> {
    const [trackDay] = await within(tx).rows<TrackDay>(sql`
      select id, owner_id, version, vehicle_id, event_date, event_date_edtf, track_name, mileage, report,
        ${enteredAt(sql`created_at`)} from track_days
      where owner_id = ${owner} and id = ${id}`);
    if (!trackDay) throw new TrackDayNotFound();
    return trackDay;
  }

  /** Stores a changed track day. Null, and nothing is stored, where its vehicle is not the owner's. */
  async update(tx: EntityManager, now: TrackDay): Promise<WrittenTrackDay | null> {
    const [written] = await within(tx).rows<WrittenTrackDay>(sql`
      with v as (${vehicle(now.owner_id, now.vehicle_id)}),
      t as (
        update track_days set vehicle_id = v.id, event_date = ${now.event_date}::date,
          event_date_edtf = ${now.event_date_edtf}, track_name = ${now.track_name},
          mileage = ${now.mileage}::int, report = ${now.report}, version = ${now.version}, updated_at = now()
        from v where track_days.owner_id = ${now.owner_id} and track_days.id = ${now.id}
        returning track_days.*
      )
      ${writtenTrackDay()}`);
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
