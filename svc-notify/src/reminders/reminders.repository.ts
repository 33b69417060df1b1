import { freeRows } from '@carnet/jobs';
import type { OdometerUnit } from '@carnet/fields';
import type { Language } from '@carnet/messages';
import { type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { DuePoint } from '../calendar/due.rules.js';
import type { ChosenSettings } from './reminder-settings.rules.js';
import type {
  Exception,
  NamedPoint,
  Odometer,
  Paper,
  Reasons,
  Reminder,
  Snooze,
  Told,
  VehicleName,
} from './reminders.rules.js';

/** The channel on which PostgreSQL announces that a person's turn has changed. */
export const REMINDERS_WANTED = 'carnet_reminders';

/** A person with their settings and last turn. */
export interface Planned extends ChosenSettings {
  owner_id: OwnerId;
  version: number;
  looked_at: Date | null;
  last_told_at: Date | null;
  email: string;
  email_confirmed: boolean;
  language: Language | null;
  region: string | null;
  time_zone: string | null;
  odometer_unit: OdometerUnit | null;
}

/** A garage that is shared with the person. */
export interface SharedGarage {
  owner_id: number;
  name: string;
  /** True if the person receives reminders for this garage. */
  is_on: boolean;
  /** Names of the shared vehicles; null for the whole garage. */
  vehicles: string[] | null;
}

/** More than anybody reads. */
const MOST = 2_000;
/** Time for which sent reminders of a deleted point are remembered. The point may come back when the copies are built again. */
const KNOWN_FOR = sql`interval '60 days'`;

const chosen = sql`p.frequency, p.hour, p.weekday, p.by_mail, p.kinds, p.ahead_days, p.ahead_distance, p.document_days, p.reading_days`;
const planned = sql`p.owner_id, ${chosen}, p.version, p.looked_at, p.last_told_at, u.email, u.email_confirmed, u.language, u.region, u.time_zone, u.odometer_unit`;
const pointColumns = sql`p.id, p.vehicle_id, p.kind, p.record_id, p.name, p.due_on, p.due_mileage, p.odometer_unit, p.expected_on, p.since,
        p.planned_event_id, p.version, p.told_at, v.make, v.model, v.year, v.nickname, v.current_mileage,
        case when o.per_day is not null then jsonb_build_object('value', o.value, 'read_on', o.read_on, 'per_day', o.per_day) end as pace`;
const pointJoins = sql`join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      left join odometer_copies o on o.owner_id = p.owner_id and o.id = p.vehicle_id`;
const nameOf = sql`case when v.id is not null
  then jsonb_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) end as vehicle`;

/** A condition: grant `g` has not expired. */
const counts = (now: Date): Sql => sql`(g.expires_at is null or g.expires_at > ${now})`;

@Injectable()
export class RemindersRepository {
  /**
   * Locks the person who has been due longest, until the end of the transaction. Concurrent instances get different people. Accounts that are being deleted are
   * skipped.
   */
  async takeNext(db: Queryable, now: Date): Promise<Planned | undefined> {
    const [next] = await db.rows<Planned>(sql`
      select ${planned} from reminder_plans p join recipients u on u.owner_id = p.owner_id
      where p.look_at <= ${now} and keep_recipient(p.owner_id) order by p.look_at limit 1
      for no key update of p skip locked`);
    return next;
  }

  async find(db: Queryable, owner: OwnerId): Promise<Planned | undefined> {
    const [plan] = await db.rows<Planned>(sql`
      select ${planned} from recipients u left join reminder_plans p using (owner_id) where u.owner_id = ${owner}`);
    return plan;
  }

  /** Milliseconds from `now` until the next turn; null if there is none. */
  async nextIn(db: Queryable, now: Date): Promise<number | null> {
    const [next] = await db.rows<{ ms: number | null }>(sql`
      select least(greatest(0, extract(epoch from min(look_at) - ${now}) * 1000), 86400000)::int as ms from reminder_plans where look_at is not null`);
    return next?.ms ?? null;
  }

  async looked(db: Queryable, owner: OwnerId, now: Date, next: Date | null, isTold: boolean): Promise<void> {
    await db.rows(sql`
      update reminder_plans set look_at = ${next}, looked_at = ${now},
        last_told_at = case when ${isTold}::boolean then ${now}::timestamptz else last_told_at end
      where owner_id = ${owner}`);
  }

  /** Delays a person whose turn failed, so that the others continue. */
  async putOff(db: Queryable, owner: OwnerId, until: Date): Promise<void> {
    await db.rows(sql`update reminder_plans set look_at = ${until} where owner_id = ${owner}`);
  }

  /** Stores the settings, and computes the next turn from now on. Also creates a plan for a person without anything that may come due. */
  async choose(db: Queryable, owner: OwnerId, now: ChosenSettings): Promise<void> {
    await db.rows(sql`
      insert into reminder_plans as p (owner_id, frequency, hour, weekday, by_mail, kinds, ahead_days, ahead_distance, document_days, reading_days, version)
      values (${owner}, ${now.frequency}, ${now.hour}, ${now.weekday}, ${now.by_mail}, ${now.kinds}::text[], ${now.ahead_days}, ${now.ahead_distance},
        ${now.document_days}, ${now.reading_days}, 2)
      on conflict (owner_id) do update set frequency = excluded.frequency, hour = excluded.hour, weekday = excluded.weekday,
        by_mail = excluded.by_mail, kinds = excluded.kinds, ahead_days = excluded.ahead_days, ahead_distance = excluded.ahead_distance,
        document_days = excluded.document_days, reading_days = excluded.reading_days, version = p.version + 1,
        look_at = 'epoch', looked_at = null`);
    await db.rows(sql`select pg_notify(${REMINDERS_WANTED}, '')`);
  }

  async except(db: Queryable, owner: OwnerId, exceptions: readonly Exception[]): Promise<void> {
    await db.rows(sql`delete from reminder_exceptions where owner_id = ${owner}`);
    if (exceptions.length === 0) return;
    await db.rows(sql`
      insert into reminder_exceptions (owner_id, vehicle_id, kind, is_on)
      select ${owner}::int, vehicle_id, kind, "on"
      from jsonb_to_recordset(${JSON.stringify(exceptions)}::jsonb) as given (vehicle_id int, kind text, "on" boolean)`);
  }

  exceptions(db: Queryable, owner: OwnerId): Promise<Exception[]> {
    return db.rows<Exception>(sql`
      select vehicle_id, kind, is_on as "on" from reminder_exceptions where owner_id = ${owner} order by vehicle_id, kind`);
  }

  vehicles(db: Queryable, owner: OwnerId): Promise<(VehicleName & { id: number })[]> {
    return db.rows<VehicleName & { id: number }>(sql`
      select id, make, model, year, nickname from vehicle_copies where owner_id = ${owner} order by id`);
  }

  /** Garages that are shared with a person at this moment, sorted by name, and whether the person receives reminders for each. */
  garages(db: Queryable, person: OwnerId, now: Date): Promise<SharedGarage[]> {
    return db.rows<SharedGarage>(sql`
      select g.owner_id, g.owner_name as name, r.garage_id is not null as is_on,
        case when bool_and(g.vehicle_id is not null) then coalesce(
          array_agg(coalesce(v.nickname, concat_ws(' ', v.year, v.make, v.model)) order by v.id) filter (where v.id is not null), '{}') end as vehicles
      from shared_garages g
      left join vehicle_copies v on v.owner_id = g.owner_id and v.id = g.vehicle_id
      left join reminder_garages r on r.owner_id = g.person_id and r.garage_id = g.owner_id
      where g.person_id = ${person} and ${counts(now)}
      group by 1, 2, 3 order by 2, 1`);
  }

  /** Turns reminders on for these garages, and off for all others. Skips garages that are not shared, or whose owner's account is being deleted. */
  async remindOf(db: Queryable, person: OwnerId, garages: readonly number[], now: Date): Promise<void> {
    await db.rows(sql`delete from reminder_garages where owner_id = ${person} and garage_id <> all(${garages}::int[])`);
    await db.rows(sql`
      insert into reminder_garages (owner_id, garage_id)
      select distinct g.person_id, g.owner_id from shared_garages g
      where g.person_id = ${person} and g.owner_id = any(${garages}::int[]) and ${counts(now)} and keep_recipient(g.owner_id)
      on conflict do nothing`);
  }

  async reasons(db: Queryable, owner: OwnerId, now: Date): Promise<Reasons> {
    return {
      points: [...(await this.points(db, owner)), ...(await this.sharedPoints(db, owner, now))],
      papers: await this.papers(db, owner),
      odometers: await this.odometers(db, owner),
    };
  }

  private points(db: Queryable, owner: OwnerId): Promise<DuePoint[]> {
    return db.rows<DuePoint>(sql`
      select ${pointColumns} from due_point_copies p ${pointJoins}
      where p.owner_id = ${owner} order by least(p.due_on, p.expected_on), p.id limit ${MOST}`);
  }

  /** Due points of the garages that the person wants reminders for, limited to the vehicles of their grants at this moment. */
  private sharedPoints(db: Queryable, person: OwnerId, now: Date): Promise<NamedPoint[]> {
    return db.rows<NamedPoint>(sql`
      select ${pointColumns}, jsonb_build_object('owner_id', p.owner_id, 'name', granted.owner_name) as garage
      from reminder_garages r
      join due_point_copies p on p.owner_id = r.garage_id
      cross join lateral (
        select g.owner_name from shared_garages g
        where g.person_id = r.owner_id and g.owner_id = p.owner_id and (g.vehicle_id is null or g.vehicle_id = p.vehicle_id) and ${counts(now)}
        limit 1) granted
      ${pointJoins}
      where r.owner_id = ${person} order by least(p.due_on, p.expected_on), p.id limit ${MOST}`);
  }

  private papers(db: Queryable, owner: OwnerId): Promise<Paper[]> {
    return db.rows<Paper>(sql`
      select d.id, d.vehicle_id, d.title, d.type, d.expires_on, ${nameOf} from document_copies d
      left join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
      where d.owner_id = ${owner} order by d.expires_on desc, d.id limit ${MOST}`);
  }

  /** Odometers of vehicles with a due mileage. Reminders to read other odometers would be useless. */
  private odometers(db: Queryable, owner: OwnerId): Promise<Odometer[]> {
    return db.rows<Odometer>(sql`
      select o.id as vehicle_id, o.last_read_on, ${nameOf} from odometer_copies o
      join vehicle_copies v on v.owner_id = o.owner_id and v.id = o.id
      where o.owner_id = ${owner} and o.last_read_on is not null and exists (
        select from due_point_copies p where p.owner_id = o.owner_id and p.vehicle_id = o.id and p.due_mileage is not null)
      order by o.last_read_on, o.id limit ${MOST}`);
  }

  told(db: Queryable, owner: OwnerId): Promise<Told[]> {
    return db.rows<Told>(sql`select point, what from reminded where owner_id = ${owner}`);
  }

  snoozes(db: Queryable, owner: OwnerId): Promise<Snooze[]> {
    return db.rows<Snooze>(sql`select point, until from reminder_snoozes where owner_id = ${owner}`);
  }

  async tell(db: Queryable, owner: OwnerId, reminders: readonly Pick<Reminder, 'point' | 'tells'>[], now: Date) {
    const told = reminders.flatMap(({ point, tells }) => tells.map((what) => ({ point, what })));
    await db.rows(sql`
      insert into reminded (owner_id, point, what, told_at)
      select ${owner}::int, point, what, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given (point text, what text)
      on conflict do nothing`);
  }

  /** Deletes the records of sent and snoozed reminders whose points are gone. */
  async forget(db: Queryable, owner: OwnerId, points: readonly string[], now: Date): Promise<void> {
    await db.rows(sql`
      with forgotten as (
        delete from reminded where owner_id = ${owner} and point <> all(${points}::text[]) and told_at < ${now}::timestamptz - ${KNOWN_FOR})
      delete from reminder_snoozes where owner_id = ${owner} and point <> all(${points}::text[]) and until < ${now}::timestamptz - ${KNOWN_FOR}`);
  }

  async snooze(db: Queryable, owner: OwnerId, point: string, until: string): Promise<void> {
    await db.rows(sql`
      insert into reminder_snoozes (owner_id, point, until) values (${owner}, ${point}, ${until}::date)
      on conflict (owner_id, point) do update set until = excluded.until`);
  }

  async endSnooze(db: Queryable, owner: OwnerId, point: string): Promise<void> {
    await db.rows(sql`delete from reminder_snoozes where owner_id = ${owner} and point = ${point}`);
  }

  /** Stores the links of a letter, with their points and their last day. */
  async link(
    db: Queryable,
    owner: OwnerId,
    link: { id: string; secretHash: string; unsubscribeHash: string; points: readonly string[]; expiresAt: Date },
  ): Promise<void> {
    await db.rows(sql`
      insert into reminder_links (owner_id, id, secret_hash, unsubscribe_hash, points, expires_at)
      values (${owner}, ${link.id}, ${link.secretHash}, ${link.unsubscribeHash}, ${link.points}::text[], ${link.expiresAt})`);
  }

  async linkOf(
    db: Queryable,
    secretHash: string,
    now: Date,
  ): Promise<{ owner_id: OwnerId; points: string[] } | undefined> {
    const [link] = await db.rows<{ owner_id: OwnerId; points: string[] }>(sql`
      select owner_id, points from reminder_links where secret_hash = ${secretHash} and expires_at > ${now}`);
    return link;
  }

  /** The person whose mails this link ends. */
  async unsubscriberOf(db: Queryable, unsubscribeHash: string, now: Date): Promise<OwnerId | undefined> {
    const [link] = await db.rows<{ owner_id: OwnerId }>(sql`
      select owner_id from reminder_links where unsubscribe_hash = ${unsubscribeHash} and expires_at > ${now}`);
    return link?.owner_id;
  }

  /** Turns mails off. Other settings and the next turn stay. */
  async endMails(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`
      update reminder_plans set by_mail = false, version = version + 1 where owner_id = ${owner} and by_mail is distinct from false`);
  }

  async forgetLinks(db: Queryable, now: Date): Promise<void> {
    await db.rows(sql`delete from reminder_links where ${freeRows(sql`reminder_links`, sql`expires_at < ${now}`)}`);
  }
}
