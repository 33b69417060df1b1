import type { Language } from '@carnet/messages';
import { type Queryable, sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { User } from '../accounts/user.entity.js';
import { userColumns } from '../accounts/users.repository.js';

/** The PostgreSQL notification of a new request. */
export const PASSWORDS_FORGOTTEN = 'carnet_forgotten_passwords';

/** A request for a link; its email may belong to no account. */
export interface Asked {
  id: string;
  email: string;
  language: Language;
  asked_at: Date;
}

/** The lifetime of a link, in minutes. */
export const LINK_MINUTES = 30;

@Injectable()
export class ForgottenPasswordsRepository {
  async ask(db: Queryable, email: string, language: Language): Promise<void> {
    await db.rows(sql`insert into forgotten_passwords (email, language) values (${email}, ${language})`);
  }

  /** Takes the next request from the queue; concurrent callers get different ones. */
  async take(db: Queryable): Promise<Asked | null> {
    const [asked] = await db.rows<Asked>(sql`
      delete from forgotten_passwords where id = (
        select id from forgotten_passwords order by asked_at limit 1 for update skip locked
      ) returning id, email, language, asked_at`);
    return asked ?? null;
  }

  /** Stores a link. An older link ends; a link requested later stays. */
  async allow(db: Queryable, owner: number, secretHash: string, askedAt: Date): Promise<boolean> {
    const allowed = await db.rows<{ owner_id: number }>(sql`
      insert into password_resets as r (owner_id, secret_hash, asked_at, expires_at)
      values (${owner}, ${secretHash}, ${askedAt}, now() + make_interval(mins => ${LINK_MINUTES}))
      on conflict (owner_id) do update
        set secret_hash = excluded.secret_hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at
        where r.asked_at <= excluded.asked_at
      returning r.owner_id`);
    return allowed.length > 0;
  }

  /** The person whose password a link resets. A link is void if the password changed after the request. */
  async userOf(db: Queryable, secretHash: string): Promise<User | undefined> {
    const [user] = await db.rows<User>(sql`
      select ${userColumns} from password_resets r join users u on u.id = r.owner_id
      where r.secret_hash = ${secretHash} and r.expires_at > now() and r.asked_at >= u.tokens_valid_from`);
    return user;
  }

  /** Returns false if the link was already used. */
  async use(db: Queryable, secretHash: string): Promise<boolean> {
    const used = await db.rows<{ owner_id: number }>(
      sql`delete from password_resets where secret_hash = ${secretHash} and expires_at > now() returning owner_id`,
    );
    return used.length > 0;
  }
}
