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

/** PostgreSQL's types of columns that writes set. */
type ColumnType = 'boolean' | 'date' | 'int' | 'numeric' | 'text' | 'time';

/** Names of columns that PostgreSQL takes for words of its own. */
const KEYWORDS = new Set(['full']);

const named = (name: string): Sql => raw(KEYWORDS.has(name) ? `"${name}"` : name);

/**
 * The columns of a table that writes set, each said once with its type; statements list them by this. The names become SQL, so they come from code,
 * never from a request.
 */
export class Columns<Fields extends object> {
  private readonly columns: [name: keyof Fields & string, type: ColumnType][];

  constructor(types: Record<keyof Fields & string, ColumnType>) {
    this.columns = Object.entries(types) as [keyof Fields & string, ColumnType][];
  }

  /** `name, type`: for an insert, and for what it selects from `definitions`. */
  get names(): Sql {
    return this.list((name) => named(name));
  }

  /** `name text, type text`, for `jsonb_to_recordset`. */
  get definitions(): Sql {
    return this.list((name, type) => sql`${named(name)} ${raw(type)}`);
  }

  /** `e.name, e.type`, of the row `e`. A time of day comes without its seconds. */
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
