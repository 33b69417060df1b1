import { freeRows } from '@carnet/jobs';
import type { OwnedIds } from '@carnet/fact-log';
import { type Queryable, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { OF_KIND, RECOVERY_CODE, thingsOf } from './kinds.js';
import type { Kind, Named, SetAside } from './set-aside.entity.js';

/** The number of days in which an ended thing can be restored. */
export const KEPT_DAYS = 30;

/** The undo link with which an account is taken back. */
export interface UndoLink {
  owner: OwnerId;
  secretHash: string;
}

/** A restored key, to publish to services. */
export interface BroughtKey {
  id: number;
  hash: string;
  access: 'read' | 'write';
  vehicle_id: number | null;
  expires_at: Date | null;
}

const shown = sql`id, kind, name, added_at, ended_at, expires_at`;
const link = ({ owner, secretHash }: UndoLink): Sql => sql`a.owner_id = ${owner} and a.secret_hash = ${secretHash}`;
const had = (kind: Sql, mark: Sql): Sql =>
  sql`a.had @> jsonb_build_array(jsonb_build_object('kind', ${kind}, 'mark', ${mark}))`;

@Injectable()
export class SetAsideRepository {
  /** Sets aside things added since the link was sent: compared with the list in the link, else by time. Returns their former ids, if they had one. */
  async endSince(db: Queryable, kind: Kind, undo: UndoLink): Promise<(Named & { was: number | null })[]> {
    const { table, mark, name, addedAt } = OF_KIND[kind];
    const kept = raw(`'${kind}'::text`);
    return db.rows<Named & { was: number | null }>(sql`
      with ended as (
        delete from ${table} t using address_undos a
        where t.owner_id = a.owner_id and ${link(undo)}
          and case when a.had is null then ${addedAt} >= a.asked_at else not ${had(kept, mark)} end
        returning t.*)
      insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
      select t.owner_id, ${kept}, ${name}, to_jsonb(t), ${addedAt}, now() + make_interval(days => ${KEPT_DAYS})
      from ended t order by ${addedAt}
      returning kind, name, (content ->> 'id')::int as was`);
  }

  /** Deletes an unconfirmed app, which gives no access and can be set up again. */
  async forgetOffered(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from authenticator_apps where owner_id = ${owner} and confirmed_at is null`);
  }

  /** Deletes recovery codes created since; returns false if there are none. */
  async endCodesSince(db: Queryable, undo: UndoLink): Promise<boolean> {
    const ended = await db.rows<{ id: string }>(sql`
      delete from recovery_codes t using address_undos a
      where t.owner_id = a.owner_id and ${link(undo)} and a.had is not null
        and not ${had(raw(`'${RECOVERY_CODE}'::text`), sql`t.id::text`)} returning t.id`);
    return ended.length > 0;
  }

  /** Ways to sign in that existed when the link was sent, and no longer exist. */
  removedSince(db: Queryable, undo: UndoLink): Promise<Named[]> {
    return db.rows<Named>(sql`
      select h.kind, h.name from address_undos a, jsonb_to_recordset(a.had) as h (kind text, mark text, name text)
      where ${link(undo)} and h.kind in ('passkey', 'app', 'provider')
        and not exists (select from (${thingsOf(undo.owner)}) there where there.kind = h.kind and there.mark = h.mark)`);
  }

  list(db: Queryable, owner: OwnerId): Promise<SetAside[]> {
    return db.rows<SetAside>(
      sql`select ${shown} from set_aside where owner_id = ${owner} and expires_at > now() order by id`,
    );
  }

  async find(db: Queryable, owner: OwnerId, id: number): Promise<SetAside | undefined> {
    const [found] = await db.rows<SetAside>(
      sql`select ${shown} from set_aside where owner_id = ${owner} and id = ${id} and expires_at > now()`,
    );
    return found;
  }

  /** Returns false if another thing has taken its place, or its precondition is gone. */
  async bringBack(db: Queryable, owner: OwnerId, { id, kind }: SetAside): Promise<boolean> {
    const { table, columns, needs = sql`true` } = OF_KIND[kind];
    const back = await db.rows<{ owner_id: OwnerId }>(sql`
      insert into ${table} (${columns})
      select ${columns} from (
        select (jsonb_populate_record(null::${table}, s.content)).* from set_aside s where s.owner_id = ${owner} and s.id = ${id}) t
      where ${needs}
      on conflict do nothing returning owner_id`);
    return back.length > 0;
  }

  /** The restored key, to publish to services. */
  async key(db: Queryable, owner: OwnerId, { id }: SetAside): Promise<BroughtKey> {
    const [key] = await db.rows<BroughtKey>(sql`
      select k.id, k.hash, k.access, k.vehicle_id, k.expires_at from set_aside s
      join api_keys k on k.owner_id = s.owner_id and k.hash = s.content ->> 'hash'
      where s.owner_id = ${owner} and s.id = ${id}`);
    return key!;
  }

  async forget(db: Queryable, owner: OwnerId, { id }: SetAside): Promise<void> {
    await db.rows(sql`delete from set_aside where owner_id = ${owner} and id = ${id}`);
  }

  /** Deletes set-aside keys of deleted vehicles, which cannot be restored. */
  async forgetOfVehicles(db: Queryable, { owners, ids }: OwnedIds): Promise<void> {
    await db.rows(sql`
      delete from set_aside where kind = 'api_key'
        and (owner_id, (content ->> 'vehicle_id')::int) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  /** Deletes expired rows. Skips locked ones. */
  async forgetExpired(db: Queryable): Promise<void> {
    await db.rows(sql`delete from set_aside where ${freeRows(sql`set_aside`, sql`expires_at <= now()`)}`);
  }
}
