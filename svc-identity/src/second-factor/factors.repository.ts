import { Injectable } from '@nestjs/common';
import { Unauthenticated } from '@carnet/messages';
import { type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { User } from '../accounts/user.entity.js';
import { userColumns } from '../accounts/users.repository.js';
import type { Standing } from './factor.entity.js';
import type { KeptCode } from './recovery-codes.rules.js';

/** The number of minutes that a proof is valid in its session. */
const PROVEN_MINUTES = 10;

/** An authenticator app. */
export interface AuthenticatorApp {
  secret: Buffer;
  confirmed_at: Date | null;
  /** Milliseconds by the database's clock, which all instances share. */
  now: number;
}

/** An unused recovery code. */
export interface RecoveryCode extends KeptCode {
  id: string;
}

const standingIn = (sid: string): Sql => sql`
  (select count(*)::int from passkeys k where k.owner_id = u.id) as passkeys,
  exists (select from authenticator_apps a where a.owner_id = u.id and a.confirmed_at is not null) as totp,
  (select count(*)::int from recovery_codes c where c.owner_id = u.id) as recovery_codes,
  u.has_password as password,
  exists (select from sessions s where s.owner_id = u.id and s.sid = ${sid}
    and coalesce(s.proven_at, s.created_at) > now() - make_interval(mins => ${PROVEN_MINUTES})) as proven`;

@Injectable()
export class FactorsRepository {
  /** Reads the person's methods of proof, and whether the session has a recent proof, from its beginning or later. */
  async standing(db: Queryable, owner: OwnerId, sid: string): Promise<Standing> {
    const [standing] = await db.rows<Standing>(sql`select ${standingIn(sid)} from users u where u.id = ${owner}`);
    return standing ?? { passkeys: 0, totp: false, recovery_codes: 0, password: false, proven: false };
  }

  /** Reads the person, too, in one statement. A token of a deleted person is rejected. */
  async requirePerson(db: Queryable, owner: OwnerId, sid: string): Promise<User & Standing> {
    const [person] = await db.rows<User & Standing>(
      sql`select ${userColumns}, ${standingIn(sid)} from users u where u.id = ${owner}`,
    );
    if (!person) throw new Unauthenticated();
    return person;
  }

  /** Stores a proof. Returns false if there is no such session: then its tokens are older than sessions. */
  async prove(db: Queryable, owner: OwnerId, sid: string): Promise<boolean> {
    const proven = await db.rows<{ id: number }>(
      sql`update sessions set proven_at = now() where owner_id = ${owner} and sid = ${sid} returning id`,
    );
    return proven.length > 0;
  }

  async app(db: Queryable, owner: OwnerId): Promise<AuthenticatorApp | undefined> {
    const [app] = await db.rows<AuthenticatorApp>(
      sql`select secret, confirmed_at, extract(epoch from clock_timestamp())::float8 * 1000 as now
          from authenticator_apps where owner_id = ${owner}`,
    );
    return app;
  }

  /** Stores a new app; it replaces an unconfirmed one. Returns false if one is confirmed. */
  async offerApp(db: Queryable, owner: OwnerId, secret: Buffer): Promise<boolean> {
    const offered = await db.rows<{ owner_id: number }>(sql`
      insert into authenticator_apps as a (owner_id, secret) values (${owner}, ${secret})
      on conflict (owner_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
        where a.confirmed_at is null
      returning a.owner_id`);
    return offered.length > 0;
  }

  /** Returns true if there is an unconfirmed app. */
  async isOffered(db: Queryable, owner: OwnerId): Promise<boolean> {
    const offered = await db.rows<{ owner_id: number }>(
      sql`select owner_id from authenticator_apps where owner_id = ${owner} and confirmed_at is null`,
    );
    return offered.length > 0;
  }

  async confirmApp(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`update authenticator_apps set confirmed_at = now() where owner_id = ${owner}`);
  }

  /** Stores the time step of a used code; returns false if this step or a later one was already used. */
  async useStep(db: Queryable, owner: OwnerId, step: number): Promise<boolean> {
    const used = await db.rows<{ owner_id: number }>(
      sql`update authenticator_apps set last_step = ${step} where owner_id = ${owner} and last_step < ${step} returning owner_id`,
    );
    return used.length > 0;
  }

  /** Returns false if there is none. */
  async removeApp(db: Queryable, owner: OwnerId): Promise<boolean> {
    const removed = await db.rows<{ owner_id: number }>(
      sql`delete from authenticator_apps where owner_id = ${owner} and confirmed_at is not null returning owner_id`,
    );
    return removed.length > 0;
  }

  /** The unused codes. */
  recoveryCodes(db: Queryable, owner: OwnerId): Promise<RecoveryCode[]> {
    return db.rows<RecoveryCode>(sql`select id, salt, code_hash from recovery_codes where owner_id = ${owner}`);
  }

  /** Replaces all recovery codes. */
  async setRecoveryCodes(db: Queryable, owner: OwnerId, codes: readonly KeptCode[]): Promise<void> {
    await this.removeRecoveryCodes(db, owner);
    await db.rows(sql`
      insert into recovery_codes (owner_id, salt, code_hash)
      select ${owner}, salt, code_hash from unnest(${codes.map(({ salt }) => salt)}::bytea[],
        ${codes.map(({ code_hash }) => code_hash)}::bytea[]) as made (salt, code_hash)`);
  }

  async removeRecoveryCodes(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from recovery_codes where owner_id = ${owner}`);
  }

  /** Removes all second factors, and the recovery codes. */
  async removeAll(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from passkeys where owner_id = ${owner}`);
    await db.rows(sql`delete from authenticator_apps where owner_id = ${owner}`);
    await this.removeRecoveryCodes(db, owner);
  }

  /** Returns false if the code was already used. */
  async useRecoveryCode(db: Queryable, owner: OwnerId, id: string): Promise<boolean> {
    const used = await db.rows<{ id: string }>(
      sql`delete from recovery_codes where owner_id = ${owner} and id = ${id} returning id`,
    );
    return used.length > 0;
  }
}
