import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_CURRENCY } from './money.rules.js';

/** PostgreSQL names it where an amount has more decimals than the owner's currency; the detail is `column:currency:decimals`. */
export const OWN_CURRENCY = 'own_currency';

/** Numeric value out of range: what a release that does not know `OWN_CURRENCY` answers with 400 as well. */
const OUT_OF_RANGE = '22003';

/** Everybody's own currency, with its decimals. */
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
 * Gives an amount a currency beside it, and room for the decimals of any. An amount of which nobody says the currency has its owner's: a
 * trigger writes it, so that it holds for every statement, also of the release of before. What was there before gets it as soon as the
 * owner's currency is known here.
 */
export async function addCurrency(
  db: QueryRunner,
  table: string,
  amount: string,
  { hasCurrency = false } = {},
): Promise<void> {
  const of = `${OWN_CURRENCY}_of_${table}`;
  // Without a scale: nothing is written anew, and each amount keeps the decimals that it came with.
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

/** Drops what was added; amounts of more than two decimals are rounded. */
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
