import type { Quotas } from '@carnet/runtime';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PostgreSQL's SQLSTATE for a row beyond a person's quota. The detail is `table:most`. */
export const QUOTA_REACHED = 'CQ001';

/**
 * Creates a trigger that refuses rows of `table` beyond its quota, for every statement (ADR 20). The limit is the connection setting `carnet.quota_<table>`;
 * without it, as in a restore, there is no limit. Every insert holds the owner's lock (ADR 12), so two concurrent creates cannot both take the last place.
 * @param options.hasIds whether rows have an `id` of their own; otherwise they are counted each time
 * @param options.only condition for rows that count; a row that stops counting never counts again
 */
export async function addQuota(db: QueryRunner, table: string, { hasIds = true, only = 'true' } = {}): Promise<void> {
  await db.query(hasIds ? countingByIds(table, only) : countingAll(table));
  const each = hasIds ? 'for each row' : 'referencing new table as added for each statement';
  await db.query(`
    create or replace trigger keep_quota after insert on ${table} ${each} execute function keep_quota_of_${table}()`);
}

/** Counts a person's rows, up to one more than the limit; `newer` is a further condition. */
const rowsOf = (table: string, person: string, newer = ''): string =>
  `(select count(*) from (select 1 from ${table} where owner_id = ${person} ${newer} limit most + 1) kept)`;

const mostOf = (table: string): string =>
  `most integer := nullif(current_setting('carnet.quota_${table}', true), '')::integer`;

const refuse = (table: string): string => `
  if has > most then
    raise exception 'The quota of ${table} is reached' using errcode = '${QUOTA_REACHED}', detail = '${table}:' || most;
  end if;`;

/**
 * All rows of a table draw ids from one sequence, so a person's ids only grow. Since the last count, a person cannot have added more rows than ids were drawn.
 * If even that many fit, nothing is counted. Deleted rows only make the estimate too high; then all rows are counted. A row trigger needs one look-up in
 * `quota_counts`; a statement trigger would collect its rows first (ADR 37).
 */
const countingByIds = (table: string, only: string): string => `
  create or replace function keep_quota_of_${table}() returns trigger language plpgsql as $$
  declare
    ${mostOf(table)};
    known record;
    has integer;
  begin
    if most is null then
      return null;
    end if;
    select c.has, c.up_to into known from quota_counts c where c.owner_id = new.owner_id and c.of = '${table}';
    if new.id - known.up_to <= most - known.has then
      return null;
    end if;
    has := coalesce(known.has, 0) + ${rowsOf(table, 'new.owner_id', `and ${only} and id > coalesce(known.up_to, 0)`)};
    if has > most then
      has := ${rowsOf(table, 'new.owner_id', `and ${only}`)};
    end if;
    ${refuse(table)}
    insert into quota_counts (owner_id, of, has, up_to)
    values (new.owner_id, '${table}', has, (select max(id) from ${table} where owner_id = new.owner_id))
    on conflict (owner_id, of) do update set has = excluded.has, up_to = excluded.up_to;
    return null;
  end $$`;

const countingAll = (table: string): string => `
  create or replace function keep_quota_of_${table}() returns trigger language plpgsql as $$
  declare
    ${mostOf(table)};
    one integer;
    has integer;
  begin
    if most is null then
      return null;
    end if;
    for one in select distinct owner_id from added order by owner_id loop
      has := ${rowsOf(table, 'one')};
      ${refuse(table)}
    end loop;
    return null;
  end $$`;

/** Stores the last count of a person's rows, and the id up to which it counts. */
export class QuotaCounts1773100000000 implements MigrationInterface {
  name = 'QuotaCounts1773100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table quota_counts (
        owner_id integer not null,
        of text not null,
        has integer not null,
        up_to integer not null,
        primary key (owner_id, of)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table quota_counts');
  }
}

/** Replaces existing quota triggers by those of the current `addQuota`. */
export class QuotasByIds1777000000000 implements MigrationInterface {
  name = 'QuotasByIds1777000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const { table, has_ids } of await tablesWithQuota(db)) await addQuota(db, table, { hasIds: has_ids });
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of await tablesWithQuota(db)) await addQuota(db, table, { hasIds: false });
  }
}

const tablesWithQuota = (db: QueryRunner): Promise<{ table: string; has_ids: boolean }[]> =>
  db.query(`
    select tgrelid::regclass::text as table,
      exists (select from pg_attribute where attrelid = tgrelid and attname = 'id' and not attisdropped) as has_ids
    from pg_trigger where tgname = 'keep_quota'`) as Promise<{ table: string; has_ids: boolean }[]>;

export async function dropQuota(db: QueryRunner, table: string): Promise<void> {
  await db.query(`drop trigger keep_quota on ${table}`);
  await db.query(`drop function keep_quota_of_${table}()`);
}

/** The connection option that passes the limits to PostgreSQL. */
export const quotaOptions = (quotas: Quotas): string =>
  Object.entries(quotas)
    .map(([table, most]) => ` -c carnet.quota_${table}=${most}`)
    .join('');
