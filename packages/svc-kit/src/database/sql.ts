import sql, { empty, join, raw, Sql } from 'sql-template-tag';

export { empty, join, raw, Sql, sql };

/** All of `parts` joined by `and`, for a `where`; `true` where there is none. */
export const allOf = (parts: readonly Sql[]): Sql => (parts.length > 0 ? join(parts as Sql[], ' and ') : sql`true`);

/** A pattern that finds `text` anywhere, with LIKE's own signs taken literally. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * True where every word of `text` is found in one of `columns`, whatever its case and the order: `oil bosch` finds the oil filter by
 * Bosch. One parameter however many words, so that the statement stays the same.
 */
export function matchesText(columns: readonly Sql[], text: string): Sql {
  const patterns = text.normalize('NFC').split(/\s+/).filter(Boolean).map(contains);
  return sql`concat_ws(E'\\n', ${join(columns as Sql[])}) ilike all(${patterns}::text[])`;
}
