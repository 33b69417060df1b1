import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { OwnerId } from '../http/owner.js';
import { DEFAULT_CURRENCY } from './money.rules.js';

/** The currencies of people, as their profiles say. */
@Injectable()
export class Currencies {
  constructor(private readonly database: Database) {}

  /** The owner's currency (ISO 4217). */
  async of(owner: OwnerId, db: Queryable = this.database): Promise<string> {
    const [own] = await db.rows<{ code: string }>(sql`select code from own_currencies where owner_id = ${owner}`);
    return own?.code ?? DEFAULT_CURRENCY;
  }
}
