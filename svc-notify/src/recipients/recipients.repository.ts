import { Unauthenticated } from '@carnet/messages';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Recipient } from './recipient.entity.js';

/** Reads the view `recipients`, which is all that this service sees of accounts (ADR 125). */
@Injectable()
export class RecipientsRepository {
  /** Whoever holds a token but is not there (any more) is not signed in. */
  async require(db: Queryable, owner: OwnerId): Promise<Recipient> {
    const [found] = await db.rows<Recipient>(sql`
      select owner_id as id, email, email_confirmed, language, region, time_zone, odometer_unit
      from recipients where owner_id = ${owner}`);
    if (!found) throw new Unauthenticated();
    return found;
  }
}
