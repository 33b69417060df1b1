import type { Language } from '@carnet/messages';
import { type Queryable, sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { User } from '../accounts/user.entity.js';
import { userColumns } from '../accounts/users.repository.js';

/** Told by PostgreSQL when somebody asks. */
export const PASSWORDS_FORGOTTEN = 'carnet_forgotten_passwords';

/** Somebody asked for a link, by an email that may be nobody's. */
export interface Asked {
  id: string;
  email: string;
  language: Language;
  asked_at: Date;
}

/** The minutes that a link is good. */
export const LINK_MINUTES = 30;

@Injectable()
export class ForgottenPasswordsRepository {
  async ask(db: Queryable, email: string, language: Language): Promise<void> {
    await db.rows(sql`insert into forgotten_passwords (email, language) values (${email}, ${language})`);
  }

  /** Takes the next one away; of several who take at once, each gets another. */
  async take(db: Queryable): Promise<Asked | null> {
    const [asked] = await db.rows<Asked>(sql`
      delete from forgotten_passwords where id = (
        select id from forgotten_passwords order by asked_at limit 1 for update skip locked
      ) returning id, email, language, asked_at`);
    return asked ?? null;
  }

  /** A link of before ends; one that was asked for later stays. */
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

  /** Whose password a link sets, while it does: the password was not changed since the link was asked for. */
  async userOf(db: Queryable, secretHash: string): Promise<User | undefined> {
    const [user] = await db.rows<User>(sql`
      select ${userColumns} from password_resets r join users u on u.id = r.owner_id
      where r.secret_hash = ${secretHash} and r.expires_at > now() and r.asked_at >= u.tokens_valid_from`);
    return user;
  }

  /** False where somebody else has used it by now. */
  async use(db: Queryable, secretHash: string): Promise<boolean> {
    const used = await db.rows<{ owner_id: number }>(
      sql`delete from password_resets where secret_hash = ${secretHash} and expires_at > now() returning owner_id`,
    );
    return used.length > 0;
  }
}
