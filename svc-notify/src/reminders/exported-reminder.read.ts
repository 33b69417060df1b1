import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

const exceptions = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('vehicle_id', e.vehicle_id, 'kind', e.kind, 'on', e.is_on) order by e.vehicle_id, e.kind), '[]')
  from reminder_exceptions e where e.owner_id = p.owner_id)`;

const garages = sql`(
  select coalesce(jsonb_agg(g.garage_id order by g.garage_id), '[]') from reminder_garages g where g.owner_id = p.owner_id)`;

/** A person's reminder settings: one row, if they have changed a setting or have something that may come due. */
export const reminderSettings = new EntityQuery({
  row: sql`p.frequency, p.hour, p.weekday, p.by_mail, to_json(p.kinds) as kinds, p.ahead_days, p.ahead_distance, p.document_days, p.reading_days,
    ${exceptions} as exceptions, ${garages} as garages, p.last_told_at, p.version`,
  from: sql`reminder_plans p`,
  id: sql`p.owner_id`,
  version: sql`p.version`,
  sorts: { oldest: { key: sql`p.owner_id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const reminderSettingsOf = (owner: OwnerId): Sql[] => [sql`p.owner_id = ${owner}`];

export const reminderSnoozes = new EntityQuery({
  row: sql`s.point, s.until`,
  from: sql`reminder_snoozes s`,
  id: sql`s.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`s.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const reminderSnoozesOf = (owner: OwnerId): Sql[] => [sql`s.owner_id = ${owner}`];

export const toldReminders = new EntityQuery({
  row: sql`r.point, r.what, r.told_at`,
  from: sql`reminded r`,
  id: sql`r.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`r.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const toldRemindersOf = (owner: OwnerId): Sql[] => [sql`r.owner_id = ${owner}`];
