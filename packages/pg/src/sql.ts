import sql, { empty, join, raw, Sql } from 'sql-template-tag';

export { empty, join, raw, Sql, sql };

/** All `parts` joined by `and`, for a `where`; `true` if there are none. */
export const allOf = (parts: readonly Sql[]): Sql => (parts.length > 0 ? join([...parts], ' and ') : sql`true`);

/** A LIKE pattern that finds `text` anywhere; escapes LIKE's special characters. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A condition: every word of `text` appears in one of `columns`, which contain `folded` text. Case, accents and order do not matter: `oil citroen` finds the
 * oil filter of the Citroën. It uses one parameter for any number of words, so that the statement text stays the same.
 */
export function matchesText(columns: readonly Sql[], text: string): Sql {
  const patterns = text.split(/\s+/).filter(Boolean).map(contains);
  return sql`${join([...columns], " || E'\\n' || ")} like all(array(select folded(p) from unnest(${patterns}::text[]) p))`;
}

/** A text as an alphabetical sort key, in which `Äpfel` comes before `Zoo`. */
export const inAlphabet = (text: Sql): Sql => sql`${text} collate "und-x-icu"`;

/** PostgreSQL types of writable columns. */
type ColumnType = 'boolean' | 'date' | 'int' | 'numeric' | 'text' | 'time';

/** Column names that are reserved words in PostgreSQL. */
const KEYWORDS = new Set(['full']);

const named = (name: string): Sql => raw(KEYWORDS.has(name) ? `"${name}"` : name);

/**
 * The writable columns of a table, each with its type; statements take their column lists from it. The names become SQL, so they must come from code, never
 * from a request.
 */
export class Columns<Fields extends object> {
  private readonly columns: [name: keyof Fields & string, type: ColumnType][];

  constructor(types: Record<keyof Fields & string, ColumnType>) {
    this.columns = Object.entries(types) as [keyof Fields & string, ColumnType][];
  }

  /** `name, type`: for an insert, and for its select from `definitions`. */
  get names(): Sql {
    return this.list((name) => named(name));
  }

  /** `name text, type text`, for `jsonb_to_recordset`. */
  get definitions(): Sql {
    return this.list((name, type) => sql`${named(name)} ${raw(type)}`);
  }

  /** `e.name, e.type` for the row `e`. A time of day has no seconds. */
  of(row: Sql): Sql {
    return this.list((name, type) =>
      type === 'time' ? sql`to_char(${row}.${named(name)}, 'HH24:MI') as ${named(name)}` : sql`${row}.${named(name)}`,
    );
  }

  /** `$1::text, $2::text`, in the order of `names`. */
  values(fields: Fields): Sql {
    return this.list((name, type) => sql`${fields[name]}::${raw(type)}`);
  }

  /** `name = $1::text, type = $2::text`, for an update. */
  changes(fields: Fields): Sql {
    return this.list((name, type) => sql`${named(name)} = ${fields[name]}::${raw(type)}`);
  }

  private list(part: (name: keyof Fields & string, type: ColumnType) => Sql): Sql {
    return join(
      this.columns.map(([name, type]) => part(name, type)),
      ', ',
    );
  }
}
