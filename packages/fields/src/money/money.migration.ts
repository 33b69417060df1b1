import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_CURRENCY } from './money.rules.js';

/** Error name of PostgreSQL's trigger for an amount with more decimals than the owner's currency. The detail is `column:currency:decimals`. */
export const OWN_CURRENCY = 'own_currency';

/** SQLSTATE 'numeric value out of range'. A release that does not know `OWN_CURRENCY` also answers it with 400. */
const OUT_OF_RANGE = '22003';

/** The currency of each owner, with its decimals. */
export class OwnCurrencies1775400000000 implements MigrationInterface {
  name = 'OwnCurrencies1775400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create table own_currencies (owner_id integer primary key, code text not null, decimals integer not null)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table own_currencies');
  }
}

/**
 * Adds a currency column for an amount, and allows the decimals of every currency. An amount without a currency has that of its owner: a trigger writes it, so
 * that it works for every statement, including those of the previous release. Existing amounts get it as soon as the owner's currency is known here.
 */
export async function addCurrency(
  db: QueryRunner,
  table: string,
  amount: string,
  { hasCurrency = false } = {},
): Promise<void> {
  const of = `${OWN_CURRENCY}_of_${table}`;
  // Dropping the scale rewrites no rows, and each amount keeps its decimals.
  await db.query(`alter table ${table} alter column ${amount} type numeric`);
  if (!hasCurrency) await db.query(`alter table ${table} add column currency text check (currency ~ '^[A-Z]{3}$')`);
  await db.query(`
    create function ${of}() returns trigger language plpgsql as $$
    declare
      own record;
    begin
      select code, decimals into own from own_currencies where owner_id = new.owner_id;
      new.currency := coalesce(own.code, '${DEFAULT_CURRENCY}');
      if scale(trim_scale(new.${amount})) > coalesce(own.decimals, 2) then
        raise exception 'An amount has more decimals than %', new.currency using errcode = '${OUT_OF_RANGE}',
          constraint = '${OWN_CURRENCY}', detail = '${amount}:' || new.currency || ':' || coalesce(own.decimals, 2);
      end if;
      return new;
    end $$`);
  await db.query(`
    create trigger ${OWN_CURRENCY} before insert or update on ${table}
    for each row when (new.${amount} is not null and new.currency is null) execute function ${of}()`);
  if (hasCurrency) return;
  await db.query(`
    create function ${of}_before() returns trigger language plpgsql as $$
    begin
      update ${table} set currency = new.code where owner_id = new.owner_id and ${amount} is not null and currency is null;
      return null;
    end $$`);
  await db.query(`
    create trigger ${OWN_CURRENCY}_of_${table} after insert on own_currencies
    for each row execute function ${of}_before()`);
}

/** Drops the currency column; amounts with more than two decimals are rounded. */
export async function dropCurrency(
  db: QueryRunner,
  table: string,
  amount: string,
  { hadCurrency = false } = {},
): Promise<void> {
  const of = `${OWN_CURRENCY}_of_${table}`;
  await db.query(`drop trigger ${OWN_CURRENCY} on ${table}`);
  await db.query(`drop function ${of}()`);
  if (!hadCurrency) {
    await db.query(`drop trigger ${OWN_CURRENCY}_of_${table} on own_currencies`);
    await db.query(`drop function ${of}_before()`);
    await db.query(`alter table ${table} drop column currency`);
  }
  await db.query(`alter table ${table} alter column ${amount} type numeric(12, 2)`);
}
