import { Injectable } from '@nestjs/common';
import { brokenUniqueConstraint, type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { now } from '../accounts/users.repository.js';
import { PasskeyThereAlready } from './passkey.errors.js';
import type { KeptPasskey, MadePasskey, Passkey } from './passkey.entity.js';

const shown = sql`id, name, created_at, last_used_at`;
const kept = sql`id, owner_id, credential, public_key, counter::float8 as counter, transports, user_handle`;

@Injectable()
export class PasskeysRepository {
  /** A person's passkeys; their number is limited by a quota. */
  list(db: Queryable, owner: OwnerId): Promise<Passkey[]> {
    return db.rows<Passkey>(sql`select ${shown} from passkeys where owner_id = ${owner} order by id`);
  }

  /** Stored passkeys, to request from the person's devices. */
  listKept(db: Queryable, owner: OwnerId): Promise<KeptPasskey[]> {
    return db.rows<KeptPasskey>(sql`select ${kept} from passkeys where owner_id = ${owner} order by id`);
  }

  async find(db: Queryable, credential: Buffer): Promise<KeptPasskey | undefined> {
    const [found] = await db.rows<KeptPasskey>(sql`select ${kept} from passkeys where credential = ${credential}`);
    return found;
  }

  /**
   * The owner of a passkey, and the time at which to issue a token. Locks the person until the transaction ends, before any of their rows, as a deletion of the
   * account does: so the two wait for each other. Undefined if the passkey or the person does not exist.
   */
  async holdOwner(db: Queryable, credential: Buffer): Promise<{ owner: OwnerId; now: number } | undefined> {
    const [held] = await db.rows<{ owner: OwnerId; now: number }>(sql`
      with held as (
        select u.id from users u join passkeys k on k.owner_id = u.id where k.credential = ${credential} for share of u)
      select id as owner, ${now} as now from held`);
    return held;
  }

  /** @throws PasskeyThereAlready */
  async insert(db: Queryable, owner: OwnerId, name: string, made: MadePasskey): Promise<Passkey> {
    try {
      const [added] = await db.rows<Passkey>(sql`
        insert into passkeys (owner_id, name, credential, public_key, counter, transports, user_handle)
        values (${owner}, ${name}, ${made.credential}, ${made.public_key}, ${made.counter}, ${made.transports}::text[], ${made.user_handle})
        returning ${shown}`);
      return added!;
    } catch (error) {
      if (brokenUniqueConstraint(error) === 'passkeys_credential') throw new PasskeyThereAlready();
      throw error;
    }
  }

  async rename(db: Queryable, owner: OwnerId, id: number, name: string): Promise<Passkey | undefined> {
    const [renamed] = await db.rows<Passkey>(
      sql`update passkeys set name = ${name} where owner_id = ${owner} and id = ${id} returning ${shown}`,
    );
    return renamed;
  }

  async remove(db: Queryable, owner: OwnerId, id: number): Promise<Passkey | undefined> {
    const [removed] = await db.rows<Passkey>(
      sql`delete from passkeys where owner_id = ${owner} and id = ${id} returning ${shown}`,
    );
    return removed;
  }

  /** Stores a use. A device's counter must have increased; returns false if another answer already had this count. */
  async use(db: Queryable, { id, owner_id }: KeptPasskey, counter: number): Promise<boolean> {
    const used = await db.rows<{ id: number }>(sql`
      update passkeys set counter = ${counter}, last_used_at = now()
      where owner_id = ${owner_id} and id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`);
    return used.length > 0;
  }

  /** Returns true if the person has another way to sign in. */
  async hasOtherWayIn(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    const others = await db.rows<{ id: number }>(sql`
      select u.id from users u where u.id = ${owner} and (u.has_password
        or exists (select from provider_identities p where p.owner_id = u.id)
        or exists (select from passkeys k where k.owner_id = u.id and k.id <> ${id}))`);
    return others.length > 0;
  }
}
