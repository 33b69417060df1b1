import sql, { empty, join, raw, Sql } from 'sql-template-tag';

export { empty, join, raw, Sql, sql };

/** All of `parts` joined by `and`, for a `where`; `true` where there is none. */
export const allOf = (parts: readonly Sql[]): Sql => (parts.length > 0 ? join(parts as Sql[], ' and ') : sql`true`);

/** A pattern that finds `text` anywhere, with LIKE's own signs taken literally. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** True where one of `columns` contains `text`, whatever its case. */
export function matchesText(columns: readonly Sql[], text: string): Sql {
  const pattern = contains(text);
  return sql`(${join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    ' or ',
  )})`;
}
