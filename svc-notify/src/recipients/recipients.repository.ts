import { Unauthenticated } from '@carnet/messages';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Recipient } from './recipient.entity.js';

/** Reads the view `recipients`, the only data of accounts that this service can see (ADR 125). */
@Injectable()
export class RecipientsRepository {
  /** A person with a valid token but without an account (any more) counts as not signed in. */
  async require(db: Queryable, owner: OwnerId): Promise<Recipient> {
    const [found] = await db.rows<Recipient>(sql`
      select owner_id as id, email, email_confirmed, language, region, time_zone, odometer_unit
      from recipients where owner_id = ${owner}`);
    if (!found) throw new Unauthenticated();
    return found;
  }
}
