import { type Queryable, sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { PushKeyPair } from './web-push.js';

@Injectable()
export class PushKeysRepository {
  /** Prevents other instances from creating a key until the transaction ends. Reading stays possible. */
  async lock(db: Queryable): Promise<void> {
    await db.rows(sql`lock table push_keys in share row exclusive mode`);
  }

  /** The public key of the newest pair, under which browsers subscribe. */
  async current(db: Queryable): Promise<string | undefined> {
    const [key] = await db.rows<{ public_key: string }>(
      sql`select public_key from push_keys order by created_at desc, public_key limit 1`,
    );
    return key?.public_key;
  }

  async isKnown(db: Queryable, publicKey: string): Promise<boolean> {
    const known = await db.rows<{ public_key: string }>(
      sql`select public_key from push_keys where public_key = ${publicKey}`,
    );
    return known.length > 0;
  }

  async insert(db: Queryable, { public_key, private_key }: PushKeyPair): Promise<void> {
    await db.rows(sql`insert into push_keys (public_key, private_key) values (${public_key}, ${private_key})`);
  }

  /** Removes older keys without devices. */
  async removeUnused(db: Queryable): Promise<number> {
    const removed = await db.rows<{ public_key: string }>(sql`
      delete from push_keys k where public_key <> (select public_key from push_keys order by created_at desc, public_key limit 1)
        and not exists (select from reminder_channels c where c.push_key = k.public_key)
      returning public_key`);
    return removed.length;
  }
}
