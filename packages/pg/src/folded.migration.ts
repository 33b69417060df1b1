import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLDED = `replace(replace(replace(
  translate(regexp_replace(normalize(lower(words collate "und-x-icu"), NFD), '[\u0300-\u036f]+', '', 'g'), 'øłđħıς', 'oldhiσ'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

/**
 * `folded(text)`: the text as searches compare it, without case and accents. Letters that Unicode does not take apart are spelled as people
 * type them who do not have them.
 */
export class CreateFolded1760000000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create function folded(words text) returns text language sql immutable strict parallel safe as $$
      select ${FOLDED} $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function folded');
  }
}

/**
 * The same in PL/pgSQL, which PostgreSQL compiles once for a connection. A function in SQL was read and planned anew by every insert into a
 * table with a `search_text`, which took a sixth of a create.
 */
export class CompileFolded1773000000000 implements MigrationInterface {
  name = 'CompileFolded1773000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create or replace function folded(words text) returns text language plpgsql immutable strict parallel safe as $$
      begin return ${FOLDED}; end $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`create or replace function folded(words text) returns text language sql immutable strict parallel safe as $$
      select ${FOLDED} $$`);
  }
}

/**
 * Gives `table` a column \`search_text\` with what is found in its `columns`, which PostgreSQL keeps up to date. A release that does not know
 * of it goes on writing the table.
 */
export const addSearchText = (table: string, columns: readonly string[]): string =>
  `alter table ${table} add column search_text text not null
     generated always as (folded(${columns.map((column) => `coalesce(${column}, '')`).join(" || E'\\n' || ")})) stored`;

/** Composes the texts of `columns` that came decomposed (NFD), so that they are shown and compared like all others. */
export const composeTexts = (table: string, columns: readonly string[]): string =>
  `update ${table} set ${columns.map((column) => `${column} = normalize(${column})`).join()}
   where ${columns.map((column) => `${column} is not normalized`).join(' or ')}`;
