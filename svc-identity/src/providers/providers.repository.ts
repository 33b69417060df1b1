import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { User } from '../accounts/user.entity.js';
import { userColumns } from '../accounts/users.repository.js';
import type { Claims } from './claims.rules.js';

/** A person who came back from a provider. */
export interface Arrival {
  issuer: string;
  claims: Claims;
}

/** A provider with which a person signs in. */
export interface LinkedProvider {
  issuer: string;
  email: string | null;
  linked_at: Date;
}

/** The time within which the page must use the code. */
const ARRIVAL = sql`interval '10 minutes'`;

@Injectable()
export class ProvidersRepository {
  async arrive(db: Queryable, codeHash: string, browserHash: string, { issuer, claims }: Arrival): Promise<void> {
    await db.rows(sql`
      with late as (delete from provider_arrivals where code_hash in (
        select code_hash from provider_arrivals where expires_at < now() for update skip locked))
      insert into provider_arrivals (code_hash, browser_hash, issuer, claims, expires_at)
      values (${codeHash}, ${browserHash}, ${issuer}, ${JSON.stringify(claims)}::jsonb, now() + ${ARRIVAL})`);
  }

  async arrivalOf(db: Queryable, codeHash: string, browserHash: string): Promise<Arrival | undefined> {
    const [arrival] = await db.rows<Arrival>(sql`
      select issuer, claims from provider_arrivals
      where code_hash = ${codeHash} and browser_hash = ${browserHash} and expires_at > now()`);
    return arrival;
  }

  /** Returns false if the code was already used. */
  async use(db: Queryable, codeHash: string): Promise<boolean> {
    const used = await db.rows<{ code_hash: string }>(
      sql`delete from provider_arrivals where code_hash = ${codeHash} returning code_hash`,
    );
    return used.length > 0;
  }

  async userOf(db: Queryable, { issuer, claims }: Arrival): Promise<User | undefined> {
    const [user] = await db.rows<User>(sql`
      select ${userColumns} from provider_identities p join users u on u.id = p.owner_id
      where p.issuer = ${issuer} and p.subject = ${claims.sub}`);
    return user;
  }

  /** Returns false if the identity is already linked, or the account already has one of this provider. */
  async link(db: Queryable, owner: OwnerId, { issuer, claims }: Arrival): Promise<boolean> {
    const linked = await db.rows<{ owner_id: OwnerId }>(sql`
      insert into provider_identities (owner_id, issuer, subject, email)
      values (${owner}, ${issuer}, ${claims.sub}, ${claims.email ?? null})
      on conflict do nothing returning owner_id`);
    return linked.length > 0;
  }

  list(db: Queryable, owner: OwnerId): Promise<LinkedProvider[]> {
    return db.rows<LinkedProvider>(
      sql`select issuer, email, linked_at from provider_identities where owner_id = ${owner} order by linked_at`,
    );
  }

  async unlink(db: Queryable, owner: OwnerId, issuer: string): Promise<void> {
    await db.rows(sql`delete from provider_identities where owner_id = ${owner} and issuer = ${issuer}`);
  }

  /** The taken usernames among these, in their compared form. */
  async taken(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
    const rows = await db.rows<{ username_key: string }>(
      sql`select username_key from users where username_key = any(${keys}::text[])`,
    );
    return new Set(rows.map(({ username_key }) => username_key));
  }
}
