import type { Language } from '@carnet/messages';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { User } from '../accounts/user.entity.js';
import { canonicalKey } from '../accounts/user.rules.js';
import { CONFIRMED_WITHIN, userColumns } from '../accounts/users.repository.js';
import { hadNow } from '../set-aside/kinds.js';

/** The PostgreSQL notification when an address needs a confirmation. */
export const CONFIRMATIONS_WANTED = 'carnet_address_confirmations';

/** The number of days in which a change can be undone. */
export const UNDO_DAYS = 7;

/** The person to send a link to, with the address. */
export type Wanted = User & { link_id: string; link_email: string; link_language: Language };

/** The person of a link, with its address. */
export type Linked = User & { link_email: string };

@Injectable()
export class AddressesRepository {
  /** Requests a confirmation. An earlier link ends; `ConfirmationLinks` sends the new one. */
  async ask(db: Queryable, owner: OwnerId, email: string, language: Language): Promise<void> {
    await db.rows(sql`
      insert into address_confirmations (owner_id, email, email_key, language, expires_at)
      values (${owner}, ${email}, ${canonicalKey(email)}, ${language}, now() + ${CONFIRMED_WITHIN})
      on conflict (owner_id) do update
        set id = gen_random_uuid(), email = excluded.email, email_key = excluded.email_key, language = excluded.language,
          secret_hash = null, asked_at = now(), expires_at = excluded.expires_at`);
  }

  /** Finds the person who has waited longest for a link. */
  async next(db: Queryable): Promise<OwnerId | null> {
    const [next] = await db.rows<{ owner_id: OwnerId }>(
      sql`select owner_id from address_confirmations where secret_hash is null order by asked_at limit 1`,
    );
    return next?.owner_id ?? null;
  }

  /** The pending link of this person; null if another process has sent it. */
  async wantedOf(db: Queryable, owner: OwnerId): Promise<Wanted | null> {
    const [wanted] = await db.rows<Wanted>(sql`
      select ${userColumns}, c.id as link_id, c.email as link_email, c.language as link_language
      from address_confirmations c join users u on u.id = c.owner_id where c.owner_id = ${owner} and c.secret_hash is null`);
    return wanted ?? null;
  }

  async arm(db: Queryable, owner: OwnerId, secretHash: string): Promise<void> {
    await db.rows(sql`update address_confirmations set secret_hash = ${secretHash} where owner_id = ${owner}`);
  }

  async confirmationOf(db: Queryable, secretHash: string): Promise<Linked | undefined> {
    const [linked] = await db.rows<Linked>(sql`
      select ${userColumns}, c.email as link_email from address_confirmations c join users u on u.id = c.owner_id
      where c.secret_hash = ${secretHash} and c.expires_at > now()`);
    return linked;
  }

  /** Deletes the pending confirmation. */
  async forget(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from address_confirmations where owner_id = ${owner}`);
  }

  /** Cancels an unconfirmed change. */
  async cancel(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`
      update users set pending_email = null, version = version + 1, updated_at = now()
      where id = ${owner} and pending_email is not null`);
  }

  /** Stores an undo link with a list of all present ways into the account. Using the link removes those added later. */
  async allowUndo(db: Queryable, { id, email }: User, secretHash: string): Promise<void> {
    await db.rows(sql`
      with late as (delete from address_undos where owner_id = ${id} and expires_at < now())
      insert into address_undos (owner_id, email, email_key, secret_hash, expires_at, had)
      values (${id}, ${email}, ${canonicalKey(email)}, ${secretHash}, now() + make_interval(days => ${UNDO_DAYS}), ${hadNow(id)})`);
  }

  async undoOf(db: Queryable, secretHash: string): Promise<Linked | undefined> {
    const [linked] = await db.rows<Linked>(sql`
      select ${userColumns}, c.email as link_email from address_undos c join users u on u.id = c.owner_id
      where c.secret_hash = ${secretHash} and c.expires_at > now()`);
    return linked;
  }

  /** Deletes this undo link and those of later changes, because this link undoes them, too. */
  async useUndo(db: Queryable, owner: OwnerId, secretHash: string): Promise<void> {
    await db.rows(sql`
      delete from address_undos where owner_id = ${owner}
        and asked_at >= (select asked_at from address_undos where owner_id = ${owner} and secret_hash = ${secretHash})`);
  }

  /** Deletes links sent to an address that is no longer the person's: to reset the password, and in reminders. */
  async forgetLinks(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`
      with of_letters as (delete from reminder_links where owner_id = ${owner})
      delete from password_resets where owner_id = ${owner}`);
  }
}
