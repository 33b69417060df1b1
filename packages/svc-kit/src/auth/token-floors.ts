import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { Claims } from './tokens.js';
import { TOKEN } from './tokens.js';

/**
 * From when on a user's tokens count. Only those of the last 7 days matter, since older tokens have expired anyway, so the whole
 * list fits in memory and costs a request nothing.
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
          from token_floors where deleted or valid_from > now() - make_interval(secs => ${TOKEN.lifetime})`,
    );
    this.floors = new Map(rows.map(({ user_id, floor }) => [user_id, Number(floor)]));
  }
}
