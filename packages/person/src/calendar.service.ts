import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { DEFAULT_TIME_ZONE } from './time-zone.rules.js';

/** The clock of a service for people's days. Tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Computes people's days in the time zones of their profiles. Days are `YYYY-MM-DD`. */
@Injectable()
export class Calendar {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The owner's current day. @param db a transaction, to use its connection for the query */
  async today(owner: OwnerId, db: Queryable = this.database): Promise<string> {
    const [found] = await db.rows<{ today: string }>(sql`select ${this.todayOf(owner)} as today`);
    return found!.today;
  }

  /** The same as an SQL expression. PostgreSQL evaluates it once per statement, for any number of rows. */
  todayOf(owner: OwnerId): Sql {
    return sql`(select ${dayIn(timeZoneOf(sql`${owner}`), sql`${this.clock.now()}::timestamptz`)})`;
  }
}

/** The owner's time zone, as an SQL expression. */
export const timeZoneOf = (owner: Sql): Sql =>
  sql`coalesce((select name from time_zones where owner_id = ${owner}::int), ${DEFAULT_TIME_ZONE})`;

/** The day of a moment in a time zone, as an SQL expression. */
export const dayIn = (timeZone: Sql, moment: Sql): Sql => sql`(${moment} at time zone ${timeZone})::date`;
