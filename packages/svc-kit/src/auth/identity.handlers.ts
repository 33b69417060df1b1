import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { within } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { Fact, FactHandler } from '../facts/index.js';

/** Wakes every instance of the service: the keys or the floors have changed. */
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

/** Follows `user`, to end the tokens that a password change or a deletion ended. */
@Injectable()
export class UserTokensHandler implements FactHandler<'user', UserBody> {
  readonly kind = 'user';

  async apply(tx: EntityManager, fact: Fact<'user', UserBody>): Promise<void> {
    const validFrom = fact.deleted ? new Date() : new Date(fact.body.tokens_valid_from);
    await within(tx).rows(
      sql`insert into token_floors (user_id, valid_from, deleted) values (${Number(fact.key)}, ${validFrom}, ${fact.deleted})
          on conflict (user_id) do update set valid_from = excluded.valid_from, deleted = excluded.deleted`,
    );
    await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }
}
