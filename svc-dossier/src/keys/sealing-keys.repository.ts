import { type Queryable, sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';

/** A private key for seals, as stored. */
export interface KeptKey {
  name: string;
  /** PKCS #8, PEM. */
  private_key: string;
}

@Injectable()
export class SealingKeysRepository {
  /** The first key; it is never replaced. */
  async find(db: Queryable): Promise<KeptKey | null> {
    const [key] = await db.rows<KeptKey>(
      sql`select name, private_key from sealing_keys order by created_at, name limit 1`,
    );
    return key ?? null;
  }

  /** Inserts a key if there is none. Concurrent inserts wait until the transaction ends. */
  async insertFirst(db: Queryable, { name, private_key }: KeptKey): Promise<void> {
    await db.rows(sql`lock table sealing_keys in share row exclusive mode`);
    await db.rows(sql`
      insert into sealing_keys (name, private_key)
      select ${name}::text, ${private_key}::text where not exists (select 1 from sealing_keys)`);
  }
}
