import { ADVISORY_LOCKS, HELD, OWNER_GONE } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table whose rows must not change while their vehicle is held for a handover. */
export interface StillTable {
  table: string;
  /** The column with the vehicle's id. Default: `vehicle_id`. */
  vehicle?: string;
  /** The parent table whose row names the vehicle, and the column that refers to it. */
  by?: { table: string; column: string };
  /** Only these columns are changed by people. Background work may change the others. */
  columns?: readonly string[];
}

/**
 * Creates the tables of held vehicles and of moves, and makes foreign keys deferrable: they contain the owner, and rows of many tables change their owner in
 * one transaction. `lock_owner`, which every write of a person calls, tells whether any vehicle of that person is held; only then the triggers check which one.
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

/** The same for tables that were added later, and the time of a move, so that old moves can be deleted. */
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

/** Creates the trigger of one table. It lets background transactions pass, and checks only the writes of people. */
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
  // A hold expires by itself, so that an abandoned handover does not block writes for ever.
  `create table held_vehicles (
     owner_id integer not null,
     vehicle_id integer not null,
     handover_id integer not null,
     until timestamptz not null,
     primary key (owner_id, vehicle_id)
   )`,
  // \`owner_id\` is the receiver. \`told\` is the result of the move, for a repeated request.
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
