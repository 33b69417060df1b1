import { Injectable } from '@nestjs/common';
import { TOKEN } from '@carnet/nest-kit';
import { type Queryable, sql } from '@carnet/pg';
import type { PublicJwk, SigningKey } from './signing-key.entity.js';

/** A day more than the longest token, in seconds. */
const OUTLIVES_TOKENS = TOKEN.lifetime + 24 * 60 * 60;

@Injectable()
export class SigningKeysRepository {
  /** Until the transaction ends, no other instance makes or removes keys; they can be read meanwhile. */
  async lock(db: Queryable): Promise<void> {
    await db.rows(sql`lock table signing_keys in share row exclusive mode`);
  }

  /** The newest key that is active by now. */
  async active(db: Queryable): Promise<SigningKey | undefined> {
    const [key] = await db.rows<SigningKey>(
      sql`select kid, private_key, public_jwk, active_from from signing_keys
          where active_from <= now() order by active_from desc, kid limit 1`,
    );
    return key;
  }

  /** All that tokens may still be signed with, newest first. */
  async published(db: Queryable): Promise<PublicJwk[]> {
    const keys = await db.rows<{ public_jwk: PublicJwk }>(
      sql`select public_jwk from signing_keys order by active_from desc, kid`,
    );
    return keys.map((key) => key.public_jwk);
  }

  /** Keeps a key that begins to sign in `seconds`; returns when that is. */
  async insert(db: Queryable, key: Omit<SigningKey, 'active_from'>, seconds: number): Promise<Date> {
    const [inserted] = await db.rows<{ active_from: Date }>(
      sql`insert into signing_keys (kid, private_key, public_jwk, active_from)
          values (${key.kid}, ${key.private_key}, ${JSON.stringify(key.public_jwk)}::jsonb, now() + make_interval(secs => ${seconds}))
          returning active_from`,
    );
    return inserted!.active_from;
  }

  /** Removes keys whose successor has signed for so long that none of their tokens is valid; returns their names. */
  async removeOutlived(db: Queryable): Promise<string[]> {
    const removed = await db.rows<{ kid: string }>(
      sql`delete from signing_keys old using signing_keys newer
          where newer.active_from > old.active_from and newer.active_from < now() - make_interval(secs => ${OUTLIVES_TOKENS})
          returning old.kid`,
    );
    return removed.map((key) => key.kid);
  }
}
