import { Injectable } from '@nestjs/common';
import { DEFAULT_CURRENCY } from '@carnet/fields';
import { Database, type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The currencies of people, from their profiles. */
@Injectable()
export class Currencies {
  constructor(private readonly database: Database) {}

  /** The owner's currency (ISO 4217). */
  async of(owner: OwnerId, db: Queryable = this.database): Promise<string> {
    const [own] = await db.rows<{ code: string }>(sql`select code from own_currencies where owner_id = ${owner}`);
    return own?.code ?? DEFAULT_CURRENCY;
  }
}
