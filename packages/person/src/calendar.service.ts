import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { DEFAULT_TIME_ZONE } from './time-zone.rules.js';

/** The one clock of a service that people's days are taken from; a test sets it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** The days of people, each in the time zone of their profile. Days are `YYYY-MM-DD`. */
@Injectable()
export class Calendar {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The owner's day now. @param db a transaction, which asks by its own connection */
  async today(owner: OwnerId, db: Queryable = this.database): Promise<string> {
    const [found] = await db.rows<{ today: string }>(sql`select ${this.todayOf(owner)} as today`);
    return found!.today;
  }

  /** The same within a statement; PostgreSQL works each mention out once, however many rows ask. */
  todayOf(owner: OwnerId): Sql {
    return sql`(select ${dayIn(timeZoneOf(sql`${owner}`), sql`${this.clock.now()}::timestamptz`)})`;
  }
}

/** The time zone of the owner, within a statement. */
export const timeZoneOf = (owner: Sql): Sql =>
  sql`coalesce((select name from time_zones where owner_id = ${owner}::int), ${DEFAULT_TIME_ZONE})`;

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: Sql, moment: Sql): Sql => sql`(${moment} at time zone ${timeZone})::date`;
