import { Injectable } from '@nestjs/common';
import { type Language, Unauthenticated } from '@carnet/messages';
import { brokenUniqueConstraint, type Queryable, sql } from '@carnet/pg';
import { EmailTaken, UsernameTaken } from './user.errors.js';
import type { Profile, User } from './user.entity.js';
import { canonicalKey } from './user.rules.js';

export const userColumns = sql`u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email,
  u.first_name, u.last_name, u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from`;

/** The lifetime of a link that confirms an address. */
export const CONFIRMED_WITHIN = sql`interval '3 days'`;

/** The time in milliseconds by the database's clock, which all instances share. */
export const now = sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A verified password. */
export interface Confirmed {
  /** The time at which to issue a token. */
  now: number;
  /** True if a second factor is required. */
  second_factor: boolean;
}

@Injectable()
export class UsersRepository {
  /**
   * Inserts a user, and in the same statement requests the confirmation of the address. `asked` is the language if the user has none set.
   * @throws EmailTaken, UsernameTaken
   */
  async insert(
    db: Queryable,
    profile: Profile,
    passwordHash: string,
    asked: Language,
  ): Promise<User & { now: number }> {
    const { username, email, first_name, last_name, time_zone } = profile;
    const { language, region, currency, odometer_unit, first_day_of_week, paper } = profile;
    const inserted = await unlessTaken(
      db.rows<User & { now: number }>(sql`
        with made as (
          insert into users as u (username, username_key, email, email_key, first_name, last_name, time_zone,
            language, region, currency, odometer_unit, first_day_of_week, paper, password_hash)
          values (${username}, ${canonicalKey(username)}, ${email}, ${canonicalKey(email)}, ${first_name}, ${last_name}, ${time_zone},
            ${language}, ${region}, ${currency}, ${odometer_unit}, ${first_day_of_week}, ${paper}, ${passwordHash})
          returning ${userColumns}, ${now} as now
        ), asked as (
          insert into address_confirmations (owner_id, email, email_key, language, expires_at)
          select id, email, ${canonicalKey(email)}, ${asked}, now() + ${CONFIRMED_WITHIN} from made
        )
        select * from made`),
    );
    return inserted[0]!;
  }

  async findByEmail(db: Queryable, email: string): Promise<User | undefined> {
    const [user] = await db.rows<User>(
      sql`select ${userColumns} from users u where u.email_key = ${canonicalKey(email)}`,
    );
    return user;
  }

  /** Fetches the user of a token. A deleted user is not signed in. */
  async require(db: Queryable, id: number): Promise<User> {
    return there(await db.rows<User>(sql`select ${userColumns} from users u where u.id = ${id}`));
  }

  /** @throws EmailTaken, UsernameTaken */
  async update(db: Queryable, id: number, profile: Profile & Pick<User, 'pending_email'>): Promise<User> {
    const { username, email, pending_email, first_name, last_name, time_zone } = profile;
    const { language, region, currency, odometer_unit, first_day_of_week, paper } = profile;
    return there(
      await unlessTaken(
        db.rows<User>(sql`
          update users u set username = ${username}, username_key = ${canonicalKey(username)},
              email = ${email}, email_key = ${canonicalKey(email)}, pending_email = ${pending_email}, first_name = ${first_name}, last_name = ${last_name},
              time_zone = ${time_zone}, language = ${language}, region = ${region}, currency = ${currency},
              odometer_unit = ${odometer_unit}, first_day_of_week = ${first_day_of_week}, paper = ${paper}, version = u.version + 1, updated_at = now()
            where u.id = ${id} returning ${userColumns}`),
      ),
    );
  }

  /**
   * The time at which to issue a token, if the verified password is still the user's. It waits for a running change of the password, so that no token is issued
   * for the old one.
   */
  async confirm(db: Queryable, { id, password_hash }: User): Promise<Confirmed | undefined> {
    const [confirmed] = await db.rows<Confirmed>(
      sql`with held as (select id from users where id = ${id} and password_hash = ${password_hash} for share)
          select ${now} as now, exists (select from authenticator_apps a where a.owner_id = held.id and a.confirmed_at is not null)
            or exists (select from passkeys k where k.owner_id = held.id) as second_factor from held`,
    );
    return confirmed;
  }

  /** The time at which to issue a token to a user who was verified without a password. */
  async hold(db: Queryable, id: number): Promise<number> {
    const rows = await db.rows<{ now: number }>(
      sql`with held as (select id from users where id = ${id} for share) select ${now} as now from held`,
    );
    return there(rows).now;
  }

  /** Locks the person until the transaction ends, before any of their rows is locked. Returns false if there is no such person. */
  async keep(db: Queryable, id: number): Promise<boolean> {
    const kept = await db.rows<{ id: number }>(sql`select id from users where id = ${id} for key share`);
    return kept.length > 0;
  }

  /** Marks that the user has no password: the stored hash matches none. */
  async withoutPassword(db: Queryable, id: number): Promise<void> {
    await db.rows(sql`update users set has_password = false where id = ${id}`);
  }

  /**
   * Sets the password if the old one has not changed, and ends all earlier tokens. The row is locked before the clock is read, and one millisecond is added: so
   * all tokens issued before are older than that time.
   */
  async setPassword(db: Queryable, { id, password_hash }: User, passwordHash: string): Promise<User | undefined> {
    const [changed] = await db.rows<User>(
      sql`with held as (select id from users where id = ${id} and password_hash = ${password_hash} for update)
          update users u set password_hash = ${passwordHash}, has_password = true, version = u.version + 1, updated_at = now(),
            tokens_valid_from = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'
          from held where u.id = held.id returning ${userColumns}`,
    );
    return changed;
  }

  /** Ends all earlier tokens, as a new password does. */
  async endTokens(db: Queryable, id: number): Promise<User> {
    return there(
      await db.rows<User>(
        sql`with held as (select id from users where id = ${id} for update)
            update users u set version = u.version + 1, updated_at = now(),
              tokens_valid_from = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'
            from held where u.id = held.id returning ${userColumns}`,
      ),
    );
  }

  /** @throws EmailTaken if another user has the address */
  async requireFree(db: Queryable, id: number, email: string): Promise<void> {
    const taken = await db.rows<{ id: number }>(
      sql`select id from users where email_key = ${canonicalKey(email)} and id <> ${id}`,
    );
    if (taken.length > 0) throw new EmailTaken();
  }

  /**
   * Marks the address as confirmed. It may differ from the previous one.
   * @throws EmailTaken
   */
  async confirmEmail(db: Queryable, id: number, email: string): Promise<User> {
    return there(
      await unlessTaken(
        db.rows<User>(sql`
          update users u set email = ${email}, email_key = ${canonicalKey(email)}, email_confirmed_at = now(), pending_email = null,
              version = u.version + 1, updated_at = now()
            where u.id = ${id} returning ${userColumns}`),
      ),
    );
  }

  /**
   * Restores an address, and ends all earlier tokens, as a new password does.
   * @throws EmailTaken
   */
  async bringEmailBack(db: Queryable, id: number, email: string): Promise<User> {
    return there(
      await unlessTaken(
        db.rows<User>(sql`
          with held as (select id from users where id = ${id} for update)
          update users u set email = ${email}, email_key = ${canonicalKey(email)}, email_confirmed_at = now(), pending_email = null,
              version = u.version + 1, updated_at = now(),
              tokens_valid_from = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'
            from held where u.id = held.id returning ${userColumns}`),
      ),
    );
  }

  /** Deletes the user if the verified password is still theirs. */
  async delete(db: Queryable, { id, password_hash }: User): Promise<Pick<User, 'id' | 'version'> | undefined> {
    const [deleted] = await db.rows<Pick<User, 'id' | 'version'>>(
      sql`delete from users where id = ${id} and password_hash = ${password_hash} returning id, version`,
    );
    return deleted;
  }
}

function there<Row>(found: Row[]): Row {
  if (!found[0]) throw new Unauthenticated();
  return found[0];
}

async function unlessTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === 'users_email_taken') throw new EmailTaken();
    if (constraint === 'users_username_taken') throw new UsernameTaken();
    throw error;
  }
}
