import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders about a shared garage, for people who enabled them (ADR 143). They are deleted with either account. */
export class RemindersOfSharedGarages1811000000000 implements MigrationInterface {
  name = 'RemindersOfSharedGarages1811000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

/**
 * A person who wants immediate reminders is checked on each change. One statement, in the order of ids, because concurrent changes may affect the same people.
 * It runs with the rights of svc-identity: svc-notify of the previous release has no rights on the new table.
 */
const planReminders = (
  concerned: string,
  rights: string,
) => `create or replace function plan_reminders() returns trigger language plpgsql ${rights} as $$
   begin
     insert into reminder_plans as p (owner_id) select distinct owner_id from (${concerned}) concerned order by owner_id
     on conflict (owner_id) do update set look_at = 'epoch' where p.frequency = 'at-once';
     if found then notify carnet_reminders; end if;
     return null;
   end $$`;

const UP = [
  `create table reminder_garages (
     owner_id integer not null references users (id) on delete cascade,
     garage_id integer not null references users (id) on delete cascade,
     primary key (owner_id, garage_id),
     constraint reminder_garages_of_others check (owner_id <> garage_id)
   )`,
  'create index reminder_garages_of_garage on reminder_garages (garage_id)',
  // The only columns of grants that svc-notify sees.
  `create view shared_garages as
     select g.person_id, g.owner_id, coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.username) as owner_name, g.vehicle_id, g.expires_at
     from grants g join users o on o.id = g.owner_id`,
  // A shared garage only notifies of due points, and only people who want immediate reminders are locked.
  planReminders(
    `select owner_id from changed
       union all select r.owner_id from reminder_garages r join changed on changed.owner_id = r.garage_id
       join reminder_plans wanted on wanted.owner_id = r.owner_id and wanted.frequency = 'at-once' where tg_table_name = 'due_point_copies'`,
    'security definer set search_path = pg_catalog, public',
  ),
];

const DOWN = [
  planReminders('select owner_id from changed', 'security invoker'),
  'drop view shared_garages',
  'drop table reminder_garages',
];
