import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { within } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { Fact, FactHandler } from '../facts/index.js';

/** Wakes every instance of the service: the keys, or which tokens have ended, have changed. */
export const SIGN_IN_CHANGED = 'sign_in_changed';

interface SigningKeyBody {
  kid: string;
  jwk: object;
}

interface UserBody {
  tokens_valid_from: string;
}

/** Follows `signing-key`, to check tokens without asking anybody. */
@Injectable()
export class SigningKeyHandler implements FactHandler<'signing-key', SigningKeyBody> {
  readonly kind = 'signing-key';
  readonly essential = true;

  async apply(tx: EntityManager, fact: Fact<'signing-key', SigningKeyBody>): Promise<void> {
    await within(tx).rows(
      fact.deleted
        ? sql`delete from verification_keys where kid = ${fact.key}`
        : sql`insert into verification_keys (kid, jwk) values (${fact.key}, ${JSON.stringify(fact.body.jwk)}::jsonb)
              on conflict (kid) do update set jwk = excluded.jwk`,
    );
    await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }
}

/** Follows `session`, which is told of when it ends, to end its tokens. */
@Injectable()
export class EndedSessionHandler implements FactHandler<'session', never> {
  readonly kind = 'session';
  readonly essential = true;
  readonly only = 'deletions';

  async apply(tx: EntityManager, { key, ownerId, at }: Fact<'session', never>): Promise<void> {
    const ended = await within(tx).rows(
      sql`insert into ended_sessions (sid, owner_id, ended_at) values (${key}, ${ownerId}, ${at})
          on conflict (sid) do nothing returning sid`,
    );
    if (ended.length > 0) await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }
}

/** Follows `user`, to end the tokens that a password change or a deletion ended; what the kit keeps of a deleted user goes. */
@Injectable()
export class UserTokensHandler implements FactHandler<'user', UserBody> {
  readonly kind = 'user';
  readonly essential = true;

  async apply(tx: EntityManager, fact: Fact<'user', UserBody>): Promise<void> {
    const validFrom = fact.deleted ? new Date() : new Date(fact.body.tokens_valid_from);
    if (validFrom.getTime() === 0) return;
    const changed = await within(tx).rows(
      sql`insert into token_floors (user_id, valid_from, deleted) values (${Number(fact.key)}, ${validFrom}, ${fact.deleted})
          on conflict (user_id) do update set valid_from = excluded.valid_from, deleted = excluded.deleted
            where (token_floors.valid_from, token_floors.deleted) is distinct from (excluded.valid_from, excluded.deleted)
          returning user_id`,
    );
    // Most facts of a user are not about tokens, and a reload reads every floor.
    if (changed.length > 0) await tx.query(`notify ${SIGN_IN_CHANGED}`);
    if (fact.deleted) await forget(tx, Number(fact.key));
  }
}

async function forget(tx: EntityManager, owner: number): Promise<void> {
  await within(tx).rows(sql`delete from idempotency_keys where owner_id = ${owner}`);
  await within(tx).rows(sql`delete from quota_counts where owner_id = ${owner}`);
  await within(tx).rows(sql`delete from ended_sessions where owner_id = ${owner}`);
}
