import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLDED = `replace(replace(replace(
  translate(regexp_replace(normalize(lower(words collate "und-x-icu"), NFD), '[\u0300-\u036f]+', '', 'g'), 'øłđħıς', 'oldhiσ'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

/** `folded(text)`: the text for searches, without case and accents. Letters that Unicode does not decompose are replaced by their usual ASCII spelling. */
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
 * The same in PL/pgSQL, which PostgreSQL compiles once per connection. The SQL function was parsed and planned again by every insert into a table with a
 * `search_text`, which took a sixth of the time of a create.
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
 * Adds to `table` a generated column \`search_text\` with the searchable text of `columns`. The previous release, which does not know it, can still write the
 * table.
 */
export const addSearchText = (table: string, columns: readonly string[]): string =>
  `alter table ${table} add column search_text text not null
     generated always as (folded(${columns.map((column) => `coalesce(${column}, '')`).join(" || E'\\n' || ")})) stored`;

/** Normalises decomposed texts (NFD) in `columns` to NFC, so that they compare like all others. */
export const composeTexts = (table: string, columns: readonly string[]): string =>
  `update ${table} set ${columns.map((column) => `${column} = normalize(${column})`).join()}
   where ${columns.map((column) => `${column} is not normalized`).join(' or ')}`;
