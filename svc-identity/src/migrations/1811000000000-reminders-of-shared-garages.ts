import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of a garage that is shared with a person, where they have switched them on (ADR 143). They go with either account. */
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
 * Whoever wants to hear of it at once is looked at when it changes. One statement, in the order of ids: several may tell of each other's garages at the same time. It runs by
 * the rights of svc-identity: svc-notify of the release of before has none to a table that it does not know.
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
  // All that svc-notify sees of grants.
  `create view shared_garages as
     select g.person_id, g.owner_id, coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.username) as owner_name, g.vehicle_id, g.expires_at
     from grants g join users o on o.id = g.owner_id`,
  // Due points alone are told of a shared garage, and nobody is locked who does not want to hear at once.
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
