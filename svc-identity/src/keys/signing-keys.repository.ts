import { Injectable } from '@nestjs/common';
import { TOKEN } from '@carnet/nest-kit';
import { type Queryable, sql } from '@carnet/pg';
import type { PublicJwk, SigningKey } from './signing-key.entity.js';

/** A day more than the longest token lifetime, in seconds. */
const OUTLIVES_TOKENS = TOKEN.lifetime + 24 * 60 * 60;

@Injectable()
export class SigningKeysRepository {
  /** Keeps other instances from creating or removing keys until the transaction ends; reads are not blocked. */
  async lock(db: Queryable): Promise<void> {
    await db.rows(sql`lock table signing_keys in share row exclusive mode`);
  }

  /** The newest active key. */
  async active(db: Queryable): Promise<SigningKey | undefined> {
    const [key] = await db.rows<SigningKey>(
      sql`select kid, private_key, public_jwk, active_from from signing_keys
          where active_from <= now() order by active_from desc, kid limit 1`,
    );
    return key;
  }

  /** All keys that may have signed valid tokens, the newest first. */
  async published(db: Queryable): Promise<PublicJwk[]> {
    const keys = await db.rows<{ public_jwk: PublicJwk }>(
      sql`select public_jwk from signing_keys order by active_from desc, kid`,
    );
    return keys.map((key) => key.public_jwk);
  }

  /** Stores a key that begins to sign in `seconds`; returns that time. */
  async insert(db: Queryable, key: Omit<SigningKey, 'active_from'>, seconds: number): Promise<Date> {
    const [inserted] = await db.rows<{ active_from: Date }>(
      sql`insert into signing_keys (kid, private_key, public_jwk, active_from)
          values (${key.kid}, ${key.private_key}, ${JSON.stringify(key.public_jwk)}::jsonb, now() + make_interval(secs => ${seconds}))
          returning active_from`,
    );
    return inserted!.active_from;
  }

  /** Removes keys whose tokens have all expired, because their successor has signed long enough; returns their names. */
  async removeOutlived(db: Queryable): Promise<string[]> {
    const removed = await db.rows<{ kid: string }>(
      sql`delete from signing_keys old using signing_keys newer
          where newer.active_from > old.active_from and newer.active_from < now() - make_interval(secs => ${OUTLIVES_TOKENS})
          returning old.kid`,
    );
    return removed.map((key) => key.kid);
  }
}
