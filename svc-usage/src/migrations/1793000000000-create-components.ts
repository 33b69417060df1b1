import { addCurrency } from '@carnet/fields';
import { addJournal, type Journaled } from '@carnet/journal';
import { addQuota, addSearchText } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Components and their entries belong to no vehicle's journal; a fitment belongs to that of its vehicle. */
const OF_NO_VEHICLE = { vehicle: 'of_no_vehicle', without: ['of_no_vehicle'] };

export const JOURNALED_COMPONENTS: readonly Journaled[] = [
  { table: 'components', kind: 'component', ...OF_NO_VEHICLE },
  { table: 'fitments', kind: 'fitment' },
  { table: 'component_entries', kind: 'component-entry', ...OF_NO_VEHICLE },
];

/** Tyres and components, their fitments, entries and due points (ADR 128). */
export class CreateComponents1793000000000 implements MigrationInterface {
  name = 'CreateComponents1793000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addCurrency(db, 'components', 'price', { hasCurrency: true });
    for (const { table } of JOURNALED_COMPONENTS) await addQuota(db, table);
    for (const journaled of JOURNALED_COMPONENTS) await addJournal(db, journaled);
    for (const [table, owners] of Object.entries(SOURCES))
      for (const event of ['insert', 'update', 'delete'] as const) {
        await db.query(markerOf(table, event, owners));
        await db.query(`
          create trigger mark_due_${event} after ${event} on ${table} ${SEEN[event]}
          for each statement execute function mark_due_by_${table}_${event}()`);
      }
  }

  async down(db: QueryRunner): Promise<void> {
    const markers = Object.keys(SOURCES).flatMap((table) =>
      (['insert', 'update', 'delete'] as const).map((event) => ({
        table,
        event,
        name: `mark_due_by_${table}_${event}`,
      })),
    );
    for (const { table, event } of markers) await db.query(`drop trigger mark_due_${event} on ${table}`);
    await db.query(`drop function ${markers.map(({ name }) => name).join(', ')}`);
    await db.query('drop table due_marks, due_points, component_entries, fitments, components');
    await db.query('drop function own_currency_of_components');
    for (const { table } of JOURNALED_COMPONENTS)
      await db.query(`drop function keep_quota_of_${table}, keep_journal_of_${table}, keep_journal_of_new_${table}`);
    await db.query('alter table vehicle_copies drop column current_mileage');
    await db.query('alter table odometer_copies drop column last_read_on, drop column pace');
  }
}

const VERSIONED = `
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id)`;

const UP = [
  'alter table vehicle_copies add column current_mileage integer',
  'alter table odometer_copies add column last_read_on date, add column pace jsonb',
  // Code validates kinds, seasons, positions and limits, so that a new one needs no migration.
  `create table components (
     owner_id integer not null,
     id integer generated always as identity,
     kind text not null,
     name text not null check (char_length(name) <= 200),
     maker text check (char_length(maker) <= 200),
     number text check (char_length(number) <= 200),
     size text check (char_length(size) <= 100),
     season text,
     tyres jsonb,
     made_on date,
     first_used_on date,
     bought_on date,
     price numeric check (price >= 0),
     currency text check (currency ~ '^[A-Z]{3}$'),
     stored_at text check (char_length(stored_at) <= 200),
     limits jsonb not null,
     note text,
     retired_on date,
     of_no_vehicle integer not null generated always as (0) stored,${VERSIONED}
   )`,
  `create table fitments (
     owner_id integer not null,
     id integer generated always as identity,
     component_id integer not null,
     vehicle_id integer not null,
     positions text[] not null,
     from_on date,
     from_mileage integer check (from_mileage >= 0),
     to_on date,
     to_mileage integer check (to_mileage >= 0),
     note text,${VERSIONED},
     foreign key (owner_id, component_id) references components (owner_id, id) on delete cascade,
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id),
     check (from_on is not null or from_mileage is not null)
   )`,
  `create table component_entries (
     owner_id integer not null,
     id integer generated always as identity,
     component_id integer not null,
     kind text not null,
     happened_on date not null,
     mileage integer check (mileage >= 0),
     positions text[],
     depth_unit text,
     depths jsonb,
     distance numeric check (distance >= 0),
     distance_unit text,
     hours numeric check (hours >= 0),
     sessions integer check (sessions >= 0),
     note text,
     of_no_vehicle integer not null generated always as (0) stored,${VERSIONED},
     foreign key (owner_id, component_id) references components (owner_id, id) on delete cascade
   )`,
  'create index fitments_of_component on fitments (owner_id, component_id, from_on)',
  'create index fitments_of_vehicle on fitments (owner_id, vehicle_id, from_on)',
  'create index component_entries_of_component on component_entries (owner_id, component_id, happened_on)',
  addSearchText('components', ['name', 'maker', 'number', 'size', 'stored_at', 'note']),
  // Followers keep due points of all services in one table, so ids here start above any id of svc-service.
  `create table due_points (
     owner_id integer not null,
     id integer generated always as identity (start with 1000000001),
     component_id integer not null,
     version integer not null default 1,
     body jsonb not null,
     primary key (owner_id, id),
     unique (owner_id, component_id)
   )`,
  'create table due_marks (owner_id integer primary key)',
];

type Change = 'insert' | 'update' | 'delete';

const SEEN: Record<Change, string> = {
  insert: 'referencing new table as is_now',
  update: 'referencing old table as was new table as is_now',
  delete: 'referencing old table as was',
};

const ROWS: Record<Change, string> = {
  insert: 'select owner_id from is_now',
  update: 'select owner_id from was union all select owner_id from is_now',
  delete: 'select owner_id from was',
};

const WITH_COMPONENTS = 'exists (select from components c where c.owner_id = seen.owner_id)';

/** For each table, a query for the owners whose due points a change may affect. */
const SOURCES: Record<string, string> = {
  components: 'true',
  fitments: 'true',
  component_entries: 'true',
  vehicle_copies: WITH_COMPONENTS,
  odometer_copies: WITH_COMPONENTS,
};

const markerOf = (table: string, event: Change, owners: string): string => `
  create function mark_due_by_${table}_${event}() returns trigger language plpgsql as $$
  begin
    if current_setting('carnet.journal', true) = 'off' then
      return null;
    end if;
    insert into due_marks (owner_id)
    with seen as (${ROWS[event]})
    select distinct owner_id from seen where ${owners} order by 1
    on conflict do nothing;
    return null;
  end $$`;
