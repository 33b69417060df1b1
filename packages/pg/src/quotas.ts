import type { Quotas } from '@carnet/runtime';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state that PostgreSQL reports where a person would have more than that; its detail is `table:most`. */
export const QUOTA_REACHED = 'CQ001';

/**
 * Has PostgreSQL refuse rows of `table` beyond its quota, whichever statement brings them (ADR 20). The limit comes with the
 * connection, as `carnet.quota_<table>`; where none came, as in a restore, there is none. Who inserts holds the owner's lock (ADR 12), so
 * that two creates at once cannot both be the last that fits.
 * @param options.hasIds whether rows have an `id` of their own; they are counted each time where they have none
 * @param options.only which rows count, as a condition; what does not count once never does again
 */
export async function addQuota(db: QueryRunner, table: string, { hasIds = true, only = 'true' } = {}): Promise<void> {
  await db.query(hasIds ? countingByIds(table, only) : countingAll(table));
  const each = hasIds ? 'for each row' : 'referencing new table as added for each statement';
  await db.query(`
    create or replace trigger keep_quota after insert on ${table} ${each} execute function keep_quota_of_${table}()`);
}

/** The rows of a person up to the limit and one more; `newer` narrows them. */
const rowsOf = (table: string, person: string, newer = ''): string =>
  `(select count(*) from (select 1 from ${table} where owner_id = ${person} ${newer} limit most + 1) kept)`;

const mostOf = (table: string): string =>
  `most integer := nullif(current_setting('carnet.quota_${table}', true), '')::integer`;

const refuse = (table: string): string => `
  if has > most then
    raise exception 'The quota of ${table} is reached' using errcode = '${QUOTA_REACHED}', detail = '${table}:' || most;
  end if;`;

/**
 * All rows of a table draw their ids from one sequence, and a person's rise. Since a person's rows were counted, no more can have come than ids
 * were drawn; where those fit, nothing is counted. What was deleted since only makes the count too high, and then all are counted. A row
 * trigger asks with one look into `quota_counts`; one for a statement would gather its rows first (ADR 37).
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

/** The place up to which a person's rows were last counted. */
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

/** The quotas that exist already count as `addQuota` has it now. */
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

/** The option of a connection that tells PostgreSQL the limits. */
export const quotaOptions = (quotas: Quotas): string =>
  Object.entries(quotas)
    .map(([table, most]) => ` -c carnet.quota_${table}=${most}`)
    .join('');
