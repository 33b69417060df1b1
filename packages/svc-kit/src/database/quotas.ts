import type { QueryRunner } from 'typeorm';

/** How many rows one person may have, by table: `{ vehicles: 5000 }`. */
export type Quotas = Readonly<Record<string, number>>;

/** The state that PostgreSQL reports where a person would have more than that; its detail is `table:most`. */
export const QUOTA_REACHED = 'CQ001';

/**
 * Has PostgreSQL refuse rows of `table` beyond its quota, whichever statement brings them (ADR 20). The limit comes with the
 * connection, as `carnet.quota_<table>`; where none came, as in a restore, there is none. Who inserts holds the owner's lock (ADR 12), so
 * that two creates at once cannot both be the last that fits.
 * @param options.hasIds whether rows have an `id` of their own; they are counted each time where they have none
 */
export async function addQuota(db: QueryRunner, table: string, { hasIds = true } = {}): Promise<void> {
  // Ids are given in order, so that nobody has more rows than lie between their first and their last: two looks into the key.
  const mayBeMore = hasIds ? `(select max(id) - min(id) from ${table} where owner_id = one) >= most and` : '';
  await db.query(`
    create function keep_quota_of_${table}() returns trigger language plpgsql as $$
    declare
      most integer := nullif(current_setting('carnet.quota_${table}', true), '')::integer;
      one integer;
    begin
      if most is null then
        return null;
      end if;
      for one in select distinct owner_id from added order by owner_id loop
        if ${mayBeMore} (select count(*) from (select 1 from ${table} where owner_id = one limit most + 1) kept) > most then
          raise exception 'The quota of ${table} is reached' using errcode = '${QUOTA_REACHED}', detail = '${table}:' || most;
        end if;
      end loop;
      return null;
    end $$`);
  await db.query(`
    create trigger keep_quota after insert on ${table} referencing new table as added
    for each statement execute function keep_quota_of_${table}()`);
}

export async function dropQuota(db: QueryRunner, table: string): Promise<void> {
  await db.query(`drop trigger keep_quota on ${table}`);
  await db.query(`drop function keep_quota_of_${table}()`);
}

/** What tells PostgreSQL the limits, as an option of a connection. */
export const quotaOptions = (quotas: Quotas): string =>
  Object.entries(quotas)
    .map(([table, most]) => ` -c carnet.quota_${table}=${most}`)
    .join('');
