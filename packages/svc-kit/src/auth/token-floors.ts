import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import { type Claims, CLOCK_TOLERANCE, TOKEN } from './tokens.js';

/** Seconds after which every token that a floor ends has expired by itself, one from a clock that is ahead included. */
const MATTERS_FOR = TOKEN.lifetime + CLOCK_TOLERANCE + 1;

/**
 * From when on a user's tokens count; a deleted user's never do. Only the floors of the last 7 days matter, since older tokens have
 * expired anyway, so the whole list fits in memory and costs a request nothing.
 */
@Injectable()
export class TokenFloors {
  private floors = new Map<number, number>();

  constructor(private readonly database: Database) {}

  hasEnded({ userId, issuedAt }: Claims): boolean {
    const floor = this.floors.get(userId);
    return floor !== undefined && issuedAt < floor;
  }

  async reload(): Promise<void> {
    const rows = await this.database.rows<{ user_id: number; floor: number }>(
      sql`select user_id, case when deleted then 'Infinity' else round(extract(epoch from valid_from) * 1000)::float8 end as floor
          from token_floors where valid_from > now() - make_interval(secs => ${MATTERS_FOR})`,
    );
    this.floors = new Map(rows.map(({ user_id, floor }) => [user_id, Number(floor)]));
  }
}
