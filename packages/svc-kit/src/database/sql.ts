import sql, { empty, join, raw, Sql } from 'sql-template-tag';

export { empty, join, raw, Sql, sql };

/** All of `parts` joined by `and`, for a `where`; `true` where there is none. */
export const allOf = (parts: readonly Sql[]): Sql => (parts.length > 0 ? join([...parts], ' and ') : sql`true`);

/** A pattern that finds `text` anywhere, with LIKE's own signs taken literally. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * True where every word of `text` is found in one of `columns`, which hold `folded` text, whatever its case, its accents and the order:
 * `oil citroen` finds the oil filter of the Citroën. One parameter however many words, so that the statement stays the same.
 */
export function matchesText(columns: readonly Sql[], text: string): Sql {
  const patterns = text.split(/\s+/).filter(Boolean).map(contains);
  return sql`${join([...columns], " || E'\\n' || ")} like all(array(select folded(p) from unnest(${patterns}::text[]) p))`;
}

/** A text as a sort key in the order of people's alphabets, in which `Äpfel` stands before `Zoo`. */
export const inAlphabet = (text: Sql): Sql => sql`${text} collate "und-x-icu"`;
