import type { Language } from '@carnet/messages';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { DueEntry } from './calendar.rules.js';

/** The owner of a calendar, its language, and the day on which it shows overdue entries. */
export interface Feed {
  owner_id: OwnerId;
  uid: string;
  language: Language | null;
  region: string | null;
  overdue_today: boolean;
  overdue_set_at: Date;
}

export interface FeedSettings {
  made_at: Date;
  overdue_today: boolean;
}

/** More entries than anybody reads, and few enough for every calendar program. */
const MOST = 1_000;

@Injectable()
export class CalendarRepository {
  async find(db: Queryable, owner: OwnerId): Promise<FeedSettings | undefined> {
    const [feed] = await db.rows<FeedSettings>(
      sql`select made_at, overdue_today from calendar_feeds where owner_id = ${owner}`,
    );
    return feed;
  }

  /** Sets the day of overdue entries; undefined if there is no address. An unchanged setting keeps its time. */
  async setOverdueToday(db: Queryable, owner: OwnerId, overdueToday: boolean): Promise<FeedSettings | undefined> {
    const [feed] = await db.rows<FeedSettings>(sql`
      update calendar_feeds set overdue_today = ${overdueToday},
        overdue_set_at = case when overdue_today = ${overdueToday} then overdue_set_at else now() end
      where owner_id = ${owner} returning made_at, overdue_today`);
    return feed;
  }

  /** Creates an address, which replaces the one before. */
  async renew(db: Queryable, owner: OwnerId, secretHash: Buffer): Promise<FeedSettings> {
    const [feed] = await db.rows<FeedSettings>(sql`
      insert into calendar_feeds (owner_id, secret_hash) values (${owner}, ${secretHash})
      on conflict (owner_id) do update set secret_hash = excluded.secret_hash, made_at = now()
      returning made_at, overdue_today`);
    return feed!;
  }

  async end(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from calendar_feeds where owner_id = ${owner}`);
  }

  async findBySecret(db: Queryable, secretHash: Buffer): Promise<Feed | undefined> {
    const [feed] = await db.rows<Feed>(sql`
      select f.owner_id, f.uid, u.language, u.region, f.overdue_today, f.overdue_set_at from calendar_feeds f
      join recipients u on u.owner_id = f.owner_id where f.secret_hash = ${secretHash}`);
    return feed;
  }

  /**
   * Returns the entries that are due from a day on, the next one first; without a day, all entries, including those without a day. A service that is planned
   * for a day appears only once, as its planned event.
   */
  entries(db: Queryable, owner: OwnerId, from: string | null): Promise<DueEntry[]> {
    return db.rows<DueEntry>(sql`
      select p.id, p.vehicle_id, p.kind, p.record_id, p.name, p.due_on, p.due_mileage, p.odometer_unit, p.expected_on, p.since,
        p.planned_event_id, p.version, p.told_at as point_told_at, greatest(p.told_at, v.told_at) as told_at, v.make, v.model, v.year,
        v.nickname, v.current_mileage,
        case when o.per_day is not null then jsonb_build_object('value', o.value, 'read_on', o.read_on, 'per_day', o.per_day) end as pace
      from due_point_copies p
      join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      left join odometer_copies o on o.owner_id = p.owner_id and o.id = p.vehicle_id
      where p.owner_id = ${owner} and (${from}::date is null or least(p.due_on, p.expected_on) >= ${from}::date) and not exists (
        select from due_point_copies e where e.owner_id = p.owner_id and e.kind = 'event' and e.record_id = p.planned_event_id)
      order by least(p.due_on, p.expected_on), p.id limit ${MOST}`);
  }
}
