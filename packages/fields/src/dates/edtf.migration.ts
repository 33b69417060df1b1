import type { QueryRunner } from 'typeorm';
import { EDTF_LENGTH } from './edtf.rules.js';

/**
 * Adds an EDTF column beside a date of `table` (`dateFields`). A statement that changes the day but not the EDTF comes from the previous release, which knows
 * only days: a trigger then makes the day exact.
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

/** Drops the EDTF columns of these dates. */
export async function dropEdtf(db: QueryRunner, table: string, ...dates: string[]): Promise<void> {
  for (const date of dates) {
    await db.query(`drop trigger ${date}_edtf on ${table}`);
    await db.query(`drop function ${date}_edtf_of_${table}()`);
    await db.query(`alter table ${table} drop column ${date}_edtf`);
  }
}
