import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { among, CopyHandler, type Fact, type FactHandler, type OwnedIds, type Replicated } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { ApiKeyAccess } from './api-key.js';
import type { GarageRole } from './garage-grants.js';

/** Channel that tells every instance of the service that keys or revocations have changed. */
export const SIGN_IN_CHANGED = 'sign_in_changed';

interface GrantBody {
  id: number;
  person_id: number;
  role: GarageRole;
  vehicle_id: number | null;
  expires_at: string | null;
}

interface SigningKeyBody {
  kid: string;
  jwk: object;
}

interface UserBody {
  tokens_valid_from: string;
}

interface ApiKeyBody {
  id: number;
  hash: string;
  access: ApiKeyAccess;
  vehicle_id: number | null;
  expires_at: string | null;
}

/** Follows `signing-key`, so that tokens can be checked without a request. */
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

/** Follows `session`, which is published when a session ends, to revoke its tokens. */
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

/** Follows `api-key`, so that keys can be checked without a request. Stores no key of a deleted account. */
@Injectable()
export class ApiKeyHandler extends CopyHandler<'api-key', ApiKeyBody> {
  readonly name = 'api_key_copies';
  readonly kind = 'api-key';
  readonly essential = true;

  protected async save(tx: EntityManager, replicated: Replicated<ApiKeyBody>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into api_key_copies (owner_id, id, hash, access, vehicle_id, expires_at)
      select told.owner_id, (body ->> 'id')::int, body ->> 'hash', body ->> 'access', (body ->> 'vehicle_id')::int,
        (body ->> 'expires_at')::timestamptz
      from jsonb_to_recordset(${JSON.stringify(replicated)}::jsonb) as told (owner_id int, body jsonb)
      where not exists (select from token_floors f where f.user_id = told.owner_id and f.deleted)
      order by 1, 2
      on conflict (owner_id, id) do update set hash = excluded.hash, access = excluded.access, vehicle_id = excluded.vehicle_id,
        expires_at = excluded.expires_at`);
    await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from api_key_copies where ${among(gone)}`);
    await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }
}

/** Follows `grant`, so that access to garages can be checked without a request. Stores no grant of a deleted account. */
@Injectable()
export class GrantHandler extends CopyHandler<'grant', GrantBody> {
  readonly name = 'grant_copies';
  readonly kind = 'grant';
  readonly essential = true;

  protected async save(tx: EntityManager, replicated: Replicated<GrantBody>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into grant_copies (owner_id, id, person_id, role, vehicle_id, expires_at)
      select told.owner_id, (body ->> 'id')::int, (body ->> 'person_id')::int, body ->> 'role', (body ->> 'vehicle_id')::int,
        (body ->> 'expires_at')::timestamptz
      from jsonb_to_recordset(${JSON.stringify(replicated)}::jsonb) as told (owner_id int, body jsonb)
      where not exists (
        select from token_floors f where f.user_id in (told.owner_id, (body ->> 'person_id')::int) and f.deleted)
      order by 1, 2
      on conflict (owner_id, id) do update set person_id = excluded.person_id, role = excluded.role, vehicle_id = excluded.vehicle_id,
        expires_at = excluded.expires_at`);
    await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from grant_copies where ${among(gone)}`);
    await tx.query(`notify ${SIGN_IN_CHANGED}`);
  }
}

/** Follows `user`, to revoke tokens after a password change or a deletion. Deletes the kit's data of a deleted user. */
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
    // Notify only if tokens are affected, because a reload reads every user's floor.
    if (changed.length > 0) await tx.query(`notify ${SIGN_IN_CHANGED}`);
    if (fact.deleted) await forget(tx, Number(fact.key));
  }
}

async function forget(tx: EntityManager, owner: number): Promise<void> {
  await within(tx).rows(sql`delete from idempotency_keys where owner_id = ${owner}`);
  await within(tx).rows(sql`delete from quota_counts where owner_id = ${owner}`);
  await within(tx).rows(sql`delete from api_key_copies where owner_id = ${owner}`);
  await within(tx).rows(sql`delete from grant_copies where owner_id = ${owner} or person_id = ${owner}`);
  await within(tx).rows(sql`delete from ended_sessions where owner_id = ${owner}`);
}
