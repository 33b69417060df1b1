import type { OwnedIds } from '@carnet/fact-log';
import type { GarageRole } from '@carnet/nest-kit';
import { type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { canonicalKey } from '../accounts/user.rules.js';
import type { Garage, Grant, Invitation, Shared, Writer } from './grant.entity.js';
import {
  garageColumns,
  garagesFrom,
  grantColumns,
  grantsFrom,
  invitationColumns,
  invitationsFrom,
  nameOf,
  ownerName,
  vehicleName,
} from './grant.read.js';

/** The number of days that an invitation's link is valid. */
export const INVITED_DAYS = 7;

/** The number of owners whose grants are checked in one batch. */
const MOST_OWNERS = 1_000;

export interface NewInvitation {
  email: string;
  role: GarageRole;
  vehicle_id: number | null;
  until: string | null;
  secret_hash: string;
}

/** An invitation found by its link. */
export interface Linked extends Shared {
  id: number;
  owner_id: OwnerId;
  owner_name: string;
  email: string;
  email_key: string;
}

export interface Ended {
  id: number;
  owner_id: OwnerId;
}

/** The time when the undo link was sent. */
const since = (owner: OwnerId, secretHash: string): Sql =>
  sql`(select date_trunc('milliseconds', u.asked_at) from address_undos u where u.owner_id = ${owner} and u.secret_hash = ${secretHash})`;

@Injectable()
export class GrantsRepository {
  /** Pending invitations; their number is limited by a quota. */
  invitations(db: Queryable, owner: OwnerId): Promise<Invitation[]> {
    return db.rows<Invitation>(sql`
      select ${invitationColumns} from ${invitationsFrom} where i.owner_id = ${owner} and i.ends_at > now() order by i.id desc`);
  }

  grants(db: Queryable, owner: OwnerId): Promise<Grant[]> {
    return db.rows<Grant>(
      sql`select ${grantColumns} from ${grantsFrom} where g.owner_id = ${owner} order by g.id desc`,
    );
  }

  garages(db: Queryable, person: OwnerId): Promise<Garage[]> {
    return db.rows<Garage>(sql`
      select ${garageColumns} from ${garagesFrom}
      where g.person_id = ${person} and (g.expires_at is null or g.expires_at > now()) order by owner_name, g.id`);
  }

  /** Names of people in the person's own garage and in those shared with them. For a grant of one vehicle, only people whose grant covers that vehicle. */
  writers(db: Queryable, person: OwnerId): Promise<Writer[]> {
    return db.rows<Writer>(sql`
      select distinct p.owner_id, u.id, ${nameOf(sql`u`)} as name
      from (select owner_id, person_id, vehicle_id from people_of_garages union select owner_id, person_id, vehicle_id from grants) p
        join users u on u.id = p.person_id
      where p.owner_id = ${person} or exists (
        select 1 from grants g
        where g.person_id = ${person} and g.owner_id = p.owner_id and (g.expires_at is null or g.expires_at > now())
          and (g.vehicle_id is null or p.vehicle_id is null or p.vehicle_id = g.vehicle_id))
      order by p.owner_id, u.id`);
  }

  /** Stores an invitation. The last day ends in the owner's time zone. An earlier invitation of the same address to the same data is replaced. */
  async invite(db: Queryable, owner: OwnerId, row: NewInvitation): Promise<Invitation> {
    const [made] = await db.rows<Invitation>(sql`
      with replaced as (
        delete from invitations where owner_id = ${owner}
          and (ends_at <= now() or (email_key = ${canonicalKey(row.email)} and vehicle_id is not distinct from ${row.vehicle_id}::int))),
      i as (
        insert into invitations (owner_id, email, email_key, role, vehicle_id, expires_at, secret_hash, ends_at)
        select ${owner}, ${row.email}, ${canonicalKey(row.email)}, ${row.role}, ${row.vehicle_id}::int,
          (${row.until}::date + 1)::timestamp at time zone coalesce(u.time_zone, 'UTC'), ${row.secret_hash},
          now() + make_interval(days => ${INVITED_DAYS})
        from users u where u.id = ${owner}
        returning *)
      select ${invitationColumns} from i left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id`);
    return made!;
  }

  /** The invitation of a link; undefined if the link or the invitation has ended. */
  async linked(db: Queryable, secretHash: string): Promise<Linked | undefined> {
    const [linked] = await db.rows<Linked>(sql`
      select i.id, i.owner_id, ${ownerName} as owner_name, i.email, i.email_key, i.role, i.vehicle_id, ${vehicleName}, i.expires_at
      from ${invitationsFrom} join users o on o.id = i.owner_id
      where i.secret_hash = ${secretHash} and i.ends_at > now() and (i.expires_at is null or i.expires_at > now())`);
    return linked;
  }

  /** Uses an invitation. Returns false if it was already used. */
  async use(db: Queryable, { owner_id, id }: Linked): Promise<boolean> {
    const used = await db.rows<Pick<Ended, 'id'>>(
      sql`delete from invitations where owner_id = ${owner_id} and id = ${id} returning id`,
    );
    return used.length > 0;
  }

  /** Removes an owner's expired grants, because they count towards the quota until then. */
  removeExpired(db: Queryable, owner: OwnerId): Promise<Ended[]> {
    return db.rows<Ended>(
      sql`delete from grants where owner_id = ${owner} and expires_at <= now() returning id, owner_id`,
    );
  }

  async ownersOfExpired(db: Queryable): Promise<OwnerId[]> {
    const rows = await db.rows<Pick<Ended, 'owner_id'>>(
      sql`select distinct owner_id from grants where expires_at <= now() order by owner_id limit ${MOST_OWNERS}`,
    );
    return rows.map(({ owner_id }) => owner_id);
  }

  /** Removes the person's earlier grant of the same data. */
  removeSame(db: Queryable, { owner_id, vehicle_id }: Linked, person: OwnerId): Promise<Ended[]> {
    return db.rows<Ended>(sql`
      delete from grants where owner_id = ${owner_id} and person_id = ${person} and vehicle_id is not distinct from ${vehicle_id}::int
      returning id, owner_id`);
  }

  async grant(db: Queryable, invitation: Linked, person: OwnerId): Promise<Garage> {
    const { owner_id, email, role, vehicle_id, expires_at } = invitation;
    const [made] = await db.rows<Garage>(sql`
      with g as (
        insert into grants (owner_id, person_id, email, role, vehicle_id, expires_at)
        values (${owner_id}, ${person}, ${email}, ${role}, ${vehicle_id}, ${expires_at}) returning *),
      named as (
        insert into people_of_garages (owner_id, person_id, vehicle_id) select owner_id, person_id, vehicle_id from g on conflict do nothing)
      select ${garageColumns} from g join users o on o.id = g.owner_id
        left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id`);
    return made!;
  }

  async removeInvitation(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    const gone = await db.rows<Pick<Ended, 'id'>>(
      sql`delete from invitations where owner_id = ${owner} and id = ${id} returning id`,
    );
    return gone.length > 0;
  }

  remove(db: Queryable, owner: OwnerId, id: number): Promise<Ended[]> {
    return db.rows<Ended>(sql`delete from grants where owner_id = ${owner} and id = ${id} returning id, owner_id`);
  }

  /** The owner of a garage that a person leaves. */
  async ownerOf(db: Queryable, person: OwnerId, id: number): Promise<OwnerId | undefined> {
    const [found] = await db.rows<Pick<Ended, 'owner_id'>>(
      sql`select owner_id from grants where person_id = ${person} and id = ${id}`,
    );
    return found?.owner_id;
  }

  async removeOfVehicles(db: Queryable, { owners, ids }: OwnedIds): Promise<Ended[]> {
    const gone = sql`(owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;
    await db.rows(sql`delete from invitations where ${gone}`);
    return db.rows<Ended>(sql`delete from grants where ${gone} returning id, owner_id`);
  }

  /** Removes grants made since the undo link was sent. */
  async removeSince(db: Queryable, owner: OwnerId, secretHash: string): Promise<Ended[]> {
    const then = since(owner, secretHash);
    await db.rows(sql`delete from invitations where owner_id = ${owner} and made_at >= ${then}`);
    return db.rows<Ended>(sql`
      delete from grants where owner_id = ${owner} and made_at >= ${then} returning id, owner_id`);
  }

  /** Ends reminders of garages that are no longer shared. If a garage is shared again, its reminders are off. @param owners null for all */
  async endReminders(db: Queryable, owners: readonly OwnerId[] | null): Promise<void> {
    await db.rows(sql`
      delete from reminder_garages r where (${owners}::int[] is null or r.garage_id = any(${owners}::int[]))
        and not exists (select from grants g where g.owner_id = r.garage_id and g.person_id = r.owner_id)`);
  }

  find(
    db: Queryable,
    people: readonly number[],
    owners: readonly number[],
  ): Promise<(Ended & { person_id: OwnerId })[]> {
    return db.rows<Ended & { person_id: OwnerId }>(sql`
      select g.id, g.owner_id, g.person_id from grants g
      join unnest(${people}::int[], ${owners}::int[]) as asked (person_id, owner_id) using (person_id, owner_id)`);
  }
}
