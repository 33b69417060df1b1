import type { QueryRunner } from 'typeorm';
import { EDTF_LENGTH } from './edtf.rules.js';

/**
 * Gives a date of `table` an EDTF beside it (`dateFields`). Where a statement changes the day and leaves the EDTF, the release of before wrote it, which
 * knows days alone: the day is then exact.
 */
export async function addEdtf(db: QueryRunner, table: string, ...dates: string[]): Promise<void> {
  for (const date of dates) {
    const edtf = `${date}_edtf`;
    await db.query(`
      alter table ${table} add column ${edtf} varchar(${EDTF_LENGTH}) check (${edtf} is null or ${date} is not null)`);
    await db.query(`
      create function ${edtf}_of_${table}() returns trigger language plpgsql as $$
      begin new.${edtf} := null; return new; end $$`);
    await db.query(`
      create trigger ${edtf} before update of ${date} on ${table} for each row
      when (new.${edtf} = old.${edtf} and new.${date} is distinct from old.${date})
      execute function ${edtf}_of_${table}()`);
  }
}

/** Drops what was known of the dates beside their days. */
export async function dropEdtf(db: QueryRunner, table: string, ...dates: string[]): Promise<void> {
  for (const date of dates) {
    await db.query(`drop trigger ${date}_edtf on ${table}`);
    await db.query(`drop function ${date}_edtf_of_${table}()`);
    await db.query(`alter table ${table} drop column ${date}_edtf`);
  }
}
