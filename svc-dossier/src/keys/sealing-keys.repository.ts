import { type Queryable, sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';

/** A key that seals, as it is kept. */
export interface KeptKey {
  name: string;
  /** PKCS #8, PEM. */
  private_key: string;
}

@Injectable()
export class SealingKeysRepository {
  /** The first that was made, for ever. */
  async find(db: Queryable): Promise<KeptKey | null> {
    const [key] = await db.rows<KeptKey>(
      sql`select name, private_key from sealing_keys order by created_at, name limit 1`,
    );
    return key ?? null;
  }

  /** Keeps a key where there is none; until the transaction ends, nobody else makes one. */
  async insertFirst(db: Queryable, { name, private_key }: KeptKey): Promise<void> {
    await db.rows(sql`lock table sealing_keys in share row exclusive mode`);
    await db.rows(sql`
      insert into sealing_keys (name, private_key)
      select ${name}::text, ${private_key}::text where not exists (select 1 from sealing_keys)`);
  }
}
