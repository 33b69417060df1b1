import type { Queryable } from '../database/database.js';
import { allOf, empty, raw, type Sql, sql } from '../database/sql.js';
import { Invalid, type NotFound } from '../errors/problems.js';
import { JsonText } from './json-text.js';
import type { ListQuery } from './list-query.js';

/** An order that a list offers. `key` must never be null (coalesce it), or paging would lose rows. */
export interface SortOrder {
  key: Sql;
  /** The PostgreSQL type of `key`: a cursor's text is cast back to it. */
  type: 'text' | 'integer' | 'date' | 'timestamptz' | 'numeric';
  direction: 'asc' | 'desc';
}

export interface ReadModelOptions<Sort extends string> {
  /** The columns that go out, as a select list: `v.id, v.make, c.name as collection_name`. */
  row: Sql;
  /** The tables, as behind `from`. */
  from: Sql;
  id: Sql;
  version: Sql;
  sorts: Record<Sort, SortOrder>;
  defaultSort: NoInfer<Sort>;
}

interface OneRow {
  version: number;
  json: string;
}

interface ListRow {
  total: number;
  json: string;
  last_key: string | null;
  last_id: number | null;
}

/**
 * How an entity is read: one statement for one, one for a list, with the JSON made by PostgreSQL.
 * Ownership belongs into every `where`.
 */
export class ReadModel<Sort extends string = string> {
  constructor(private readonly options: ReadModelOptions<Sort>) {}

  /** The one row that matches, or the failure that `missing` makes. */
  async one(db: Queryable, where: readonly Sql[], missing: () => NotFound): Promise<JsonText> {
    const { row, from, version } = this.options;
    const found = await db.rows<OneRow>(
      sql`select ${version} as version, (select row_to_json(r) from (select ${row}) r) as json from ${from} where ${allOf(where)}`,
    );
    if (!found[0]) throw missing();
    return new JsonText(found[0].json, { version: found[0].version });
  }

  /** The rows that match, sorted and paged as `query` says; an unknown `sort` or a broken `cursor` is 400. */
  list(db: Queryable, where: readonly Sql[], query: ListQuery): Promise<JsonText> {
    const order = this.orderOf(query.sort);
    return query.limit === undefined
      ? this.wholeList(db, where, order)
      : this.page(db, where, order, { ...query, limit: query.limit });
  }

  private async wholeList(db: Queryable, where: readonly Sql[], order: SortOrder): Promise<JsonText> {
    const { row, from, id } = this.options;
    const direction = raw(order.direction);
    const [found] = await db.rows<ListRow>(
      sql`select coalesce(json_agg(r), '[]') as json, count(*)::int as total from (
            select ${row} from ${from} where ${allOf(where)} order by ${order.key} ${direction}, ${id} ${direction}
          ) r`,
    );
    return new JsonText(found!.json, { page: { total: found!.total, next: null } });
  }

  /**
   * What a search finds is kept for the page and its total, because looking into texts is most of its work. Other conditions are asked
   * twice: an index answers them, and the first page then leaves the other rows alone.
   */
  private async page(
    db: Queryable,
    where: readonly Sql[],
    order: SortOrder,
    { limit, cursor, search }: ListQuery & { limit: number },
  ): Promise<JsonText> {
    const { row, from, id } = this.options;
    const direction = raw(order.direction);
    const inOrder = sql`sort_key ${direction}, sort_id ${direction}`;
    const kept = search ? raw('materialized') : raw('not materialized');
    const after = cursor === undefined ? empty : sql`where ${behindCursor(order, cursor)}`;
    const [found] = await db.rows<ListRow>(
      sql`with matching as ${kept} (
            select ${order.key} as sort_key, ${id} as sort_id, r from ${from}, lateral (select ${row}) r where ${allOf(where)}
          ), page as (select * from matching ${after} order by ${inOrder} limit ${limit + 1}),
          numbered as (select *, row_number() over (order by ${inOrder}) as place from page),
          shown as (select * from numbered where place <= ${limit})
          select (select count(*)::int from matching) as total,
                 coalesce((select json_agg(r order by place) from shown), '[]') as json,
                 (select sort_key::text from shown where place = ${limit} and exists (select 1 from numbered where place > ${limit})) as last_key,
                 (select sort_id from shown where place = ${limit}) as last_id`,
    );
    const { json, total, last_key, last_id } = found!;
    return new JsonText(json, { page: { total, next: last_key === null ? null : encodeCursor(last_key, last_id!) } });
  }

  private orderOf(name: string | undefined): SortOrder {
    const { sorts, defaultSort } = this.options;
    if (name === undefined) return sorts[defaultSort];
    if (!Object.hasOwn(sorts, name))
      throw Invalid.field('sort', `Sort must be one of: ${Object.keys(sorts).join(', ')}`);
    return sorts[name as Sort];
  }
}

function behindCursor(order: SortOrder, cursor: string): Sql {
  const { key, last } = decodeCursor(cursor);
  const comparison = raw(order.direction === 'asc' ? '>' : '<');
  return sql`(sort_key, sort_id) ${comparison} (${key}::text::${raw(order.type)}, ${last}::integer)`;
}

const encodeCursor = (key: string, id: number): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

function decodeCursor(cursor: string): { key: string; last: number } {
  try {
    const [key, last] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown];
    if (typeof key === 'string' && Number.isInteger(last)) return { key, last: last as number };
  } catch {
    // Broken text is answered like a broken shape.
  }
  throw Invalid.field('cursor', 'The cursor is not one that a list gave');
}
