import { type Language, type OwnerId, type Queryable, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { DueEntry } from './calendar.rules.js';

/** Whose calendar it is, and how it speaks. */
export interface Feed {
  owner_id: OwnerId;
  uid: string;
  language: Language | null;
  region: string | null;
}

/** More than anybody reads, and what every calendar program bears. */
const MOST = 1_000;

@Injectable()
export class CalendarRepository {
  async madeAt(db: Queryable, owner: OwnerId): Promise<Date | null> {
    const [feed] = await db.rows<{ made_at: Date }>(sql`select made_at from calendar_feeds where owner_id = ${owner}`);
    return feed?.made_at ?? null;
  }

  /** Makes an address, in the place of the one before. */
  async renew(db: Queryable, owner: OwnerId, secretHash: Buffer): Promise<Date> {
    const [feed] = await db.rows<{ made_at: Date }>(sql`
      insert into calendar_feeds (owner_id, secret_hash) values (${owner}, ${secretHash})
      on conflict (owner_id) do update set secret_hash = excluded.secret_hash, made_at = now()
      returning made_at`);
    return feed!.made_at;
  }

  async end(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from calendar_feeds where owner_id = ${owner}`);
  }

  async findBySecret(db: Queryable, secretHash: Buffer): Promise<Feed | undefined> {
    const [feed] = await db.rows<Feed>(sql`
      select f.owner_id, f.uid, u.language, u.region from calendar_feeds f
      join users u on u.id = f.owner_id where f.secret_hash = ${secretHash}`);
    return feed;
  }

  /** What is due from a day on, the next first. A service that is planned for a day stands there once, as the event that it is planned as. */
  entries(db: Queryable, owner: OwnerId, from: string): Promise<DueEntry[]> {
    return db.rows<DueEntry>(sql`
      select p.id, p.vehicle_id, p.kind, p.record_id, p.name, least(p.due_on, p.expected_on) as day, p.due_on, p.due_mileage,
        p.odometer_unit, p.expected_on, p.version, greatest(p.told_at, v.told_at) as told_at, v.make, v.model, v.year, v.nickname
      from due_point_copies p
      join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      where p.owner_id = ${owner} and least(p.due_on, p.expected_on) >= ${from}::date and not exists (
        select from due_point_copies e where e.owner_id = p.owner_id and e.kind = 'event' and e.record_id = p.planned_event_id)
      order by day, p.id limit ${MOST}`);
  }
}
