import { ADVISORY_LOCKS, HELD, OWNER_GONE } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table whose rows are kept as they are while their vehicle is handed over. */
export interface StillTable {
  table: string;
  /** The column that names the vehicle; `vehicle_id` where it is left out. */
  vehicle?: string;
  /** The table whose row says of which vehicle it is, and the column that names that row. */
  by?: { table: string; column: string };
  /** Only changes of these columns are a person's: others are made in the background. */
  columns?: readonly string[];
}

/**
 * Tables of vehicles that are held and were moved, and foreign keys that a move can put off: they hold the owner, and rows of many tables change theirs in
 * one transaction. `lock_owner`, by which people write, says whether any vehicle of that person is held; only then the triggers look which.
 */
export abstract class HandoverTables implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly still: readonly StillTable[];

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await deferForeignKeys(db);
    for (const table of this.still) await keepStill(db, table);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of this.still) {
      await db.query(`drop trigger keep_still on ${table}`);
      await db.query(`drop trigger if exists keep_still_changed on ${table}`);
    }
    await db.query(lockOwner(''));
    await db.query('drop table held_vehicles, handover_moves');
    await db.query('drop function keep_still, is_held');
    for (const key of await foreignKeys(db))
      await db.query(`alter table ${key.table} alter constraint "${key.name}" not deferrable`);
  }
}

/** The same for tables that came later, and the time of a move, by which it is forgotten. */
export abstract class LaterHandoverTables implements MigrationInterface {
  abstract readonly name: string;
  protected readonly still: readonly StillTable[] = [];

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table handover_moves add column moved_at timestamptz not null default now()');
    await deferForeignKeys(db);
    for (const table of this.still) await keepStill(db, table);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of this.still) await db.query(`drop trigger keep_still on ${table}`);
    await db.query('alter table handover_moves drop column moved_at');
  }
}

/** The trigger of one table; statements of other transactions than people's writes pass it. */
async function keepStill(db: QueryRunner, { table, vehicle = 'vehicle_id', by, columns }: StillTable): Promise<void> {
  const call = by ? `keep_still('${by.column}', '${by.table}', '${vehicle}')` : `keep_still('${vehicle}')`;
  const body = `for each row when (current_setting('carnet.held', true) = 'on') execute function ${call}`;
  if (!columns) {
    await db.query(`create trigger keep_still before insert or update or delete on ${table} ${body}`);
    return;
  }
  await db.query(`create trigger keep_still before insert or delete on ${table} ${body}`);
  await db.query(`create trigger keep_still_changed before update of ${columns.join()} on ${table} ${body}`);
}

const foreignKeys = (db: QueryRunner): Promise<{ table: string; name: string }[]> =>
  db.query(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2`) as Promise<{ table: string; name: string }[]>;

async function deferForeignKeys(db: QueryRunner): Promise<void> {
  for (const key of await foreignKeys(db))
    await db.query(`alter table ${key.table} alter constraint "${key.name}" deferrable initially immediate`);
}

const lockOwner = (look: string): string => `
  create or replace function lock_owner(id integer) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${ADVISORY_LOCKS.owners}, id);
    if exists (select from token_floors where user_id = id and deleted) then
      raise exception 'The account of owner % is deleted', id using errcode = '${OWNER_GONE}';
    end if;
    ${look}
  end $$`;

const UP = [
  // A hold ends by itself, so that what nobody leads any more keeps nobody from writing.
  `create table held_vehicles (
     owner_id integer not null,
     vehicle_id integer not null,
     handover_id integer not null,
     until timestamptz not null,
     primary key (owner_id, vehicle_id)
   )`,
  // \`owner_id\` is the receiver. \`told\` is what the move said, for who asks for it once more.
  `create table handover_moves (
     owner_id integer not null,
     handover_id integer not null,
     told jsonb not null,
     is_told boolean not null default false,
     primary key (owner_id, handover_id)
   )`,
  lockOwner(
    `perform set_config('carnet.held', 'on', true) from held_vehicles where owner_id = id and until > now() limit 1;`,
  ),
  `create function is_held(owner integer, vehicle integer) returns boolean language sql stable as $$
     select exists (select from held_vehicles where owner_id = owner and vehicle_id = vehicle and until > now()) $$`,
  `create function keep_still() returns trigger language plpgsql as $$
   declare
     one jsonb;
     vehicle integer;
   begin
     foreach one in array array_remove(array[
       case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end], null)
     loop
       vehicle := (one ->> tg_argv[0])::integer;
       if tg_nargs = 3 then
         execute format('select %I from %I where owner_id = $1 and %I = $2', tg_argv[2], tg_argv[1],
           case when tg_argv[1] in ('documents', 'photos') then 'file_id' else 'id' end)
         into vehicle using (one ->> 'owner_id')::integer, vehicle;
       end if;
       if is_held((one ->> 'owner_id')::integer, vehicle) then
         raise exception 'Vehicle % is being handed over', vehicle using errcode = '${HELD}';
       end if;
     end loop;
     return case when tg_op = 'DELETE' then old else new end;
   end $$`,
];
