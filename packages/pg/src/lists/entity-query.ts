import { Invalid, type NotFound, requestMessages as m } from '@carnet/messages';
import type { Queryable, RowSource, Weight } from '../database.js';
import type { JsonRows } from '../json-rows.js';
import { allOf, empty, raw, type Sql, sql } from '../sql.js';
import { type Json, JsonText } from './json-text.js';
import type { ListQuery } from './list-query.js';

/** A sort order of a list. `key` must never be null (use coalesce), or paging would lose rows; sort names with `inAlphabet`. */
export interface SortOrder {
  key: Sql;
  /** The PostgreSQL type of `key`, to which a cursor's text is cast. */
  type: 'text' | 'integer' | 'date' | 'timestamptz' | 'numeric';
  direction: 'asc' | 'desc';
}

export interface EntityQueryOptions<Sort extends string> {
  /** The selected columns: `v.id, v.make, c.name as collection_name`. */
  row: Sql;
  /** The tables, as written after `from`. */
  from: Sql;
  id: Sql;
  version: Sql;
  sorts: Record<Sort, SortOrder>;
  defaultSort: NoInfer<Sort>;
  /** Columns of `row` with possibly long texts, for estimating the size of an answer. */
  texts?: readonly Sql[];
  /** SQL for the approximate bytes of lists nested in a row, also for the estimate. */
  nested?: Sql;
}

/** A database with a maximum list size per answer. */
export interface ListSource extends RowSource {
  lists: Weight;
}

interface OneRow {
  version: number;
  json: string;
}

interface ShortList {
  total: number;
  json: string | null;
}

/** Number of leading columns of a page: the total, the last row's key and id if more rows follow, and the row's position. */
const ABOUT_A_PAGE = 4;

/** A list of this size takes PostgreSQL about as long as the service needs to send it, so it does not delay other reads in the lane. */
const SHORT: Weight = { rows: 30, bytes: 32 * 1024 };

/**
 * Reads an entity. A single row is one statement, with JSON by PostgreSQL. A list is one statement, with JSON by `JsonRows`. Every `where` must contain the
 * ownership.
 */
export class EntityQuery<Sort extends string = string> {
  constructor(private readonly options: EntityQueryOptions<Sort>) {}

  /** Returns the matching row, or throws the result of `missing`. */
  async one(db: Queryable, where: readonly Sql[], missing: () => NotFound): Promise<JsonText> {
    const { row, from, version } = this.options;
    const found = await (db.brief ?? db).rows<OneRow>(
      sql`select ${version} as version, row_to_json(r) as json from ${from}, lateral (select ${row}) r where ${allOf(where)}`,
    );
    if (!found[0]) throw missing();
    return new JsonText(found[0].json, { version: found[0].version });
  }

  /**
   * Returns the matching rows, sorted and paged as `query` says; an unknown `sort` or an invalid `cursor` is 400. Without `limit`: the whole list, or as much
   * as one answer may hold, with a link to the rest.
   */
  async list(db: ListSource, where: readonly Sql[], query: ListQuery): Promise<JsonText> {
    const order = this.orderOf(query.sort);
    const { limit = db.lists.rows, cursor, search } = query;
    if (query.limit || cursor) return this.page(db, where, order, { limit, cursor, search });
    return this.unpaged(db, where, order, query);
  }

  /** Returns the matching rows sorted by id, page by page. A row that exists all the time appears exactly once, whatever changes meanwhile. */
  inOrderOfIds(db: ListSource, where: readonly Sql[], page: { limit: number; cursor?: string }): Promise<JsonText> {
    return this.page(db, where, { key: this.options.id, type: 'integer', direction: 'asc' }, page);
  }

  /** Lists that were short are read through the lane while they stay short (ADR 53). Searches never are, because even a search with few results takes long. */
  private async unpaged(
    db: ListSource,
    where: readonly Sql[],
    order: SortOrder,
    { search }: ListQuery,
  ): Promise<JsonText> {
    const asked = JSON.stringify([this.options.from, where]);
    const short = lesserOf(SHORT, db.lists);
    if (db.brief?.short.has(asked)) {
      const { json, total } = await this.shortList(short, db.brief, where, order);
      if (json !== null) return wholeOf(json, total);
      db.brief.short.delete(asked);
    }
    const rows = await this.wholeList(db, where, order);
    const list =
      rows.count > 0
        ? wholeOf(rows.toJson(), rows.count)
        : await this.page(db, where, order, { search, limit: db.lists.rows });
    if (!search && list.about.page!.total <= short.rows && list.json.length <= short.bytes) db.brief?.short.add(asked);
    return list;
  }

  /** Returns null as JSON if the list is larger than `most`, which is checked before any JSON is built. */
  private async shortList(most: Weight, db: Queryable, where: readonly Sql[], order: SortOrder): Promise<ShortList> {
    const { row, from } = this.options;
    const [found] = await db.rows<ShortList>(
      sql`with size as materialized (select count(*)::int as rows, ${this.fits(most)} as fits from ${from} where ${allOf(where)})
          select rows as total, case when fits then (
            select coalesce(json_agg(r), '[]') from (select ${row} from ${from} where ${allOf(where)} ${this.sorted(order)}) r
          ) end as json from size`,
    );
    return found!;
  }

  /** Returns no rows if there are none, or more than one answer may hold. */
  private wholeList(db: ListSource, where: readonly Sql[], order: SortOrder): Promise<JsonRows> {
    const { row, from } = this.options;
    const matching = sql`from ${from} where ${allOf(where)}`;
    return db.jsonRows(
      sql`select ${row} ${matching} and (select ${this.fits(db.lists)} ${matching}) ${this.sorted(order)}`,
    );
  }

  private fits({ rows, bytes }: Weight): Sql {
    return sql`count(*) <= ${rows}::int and coalesce(sum(${this.weight}), 0) <= ${bytes}::bigint`;
  }

  private sorted({ key, direction }: SortOrder): Sql {
    return sql`order by ${key} ${raw(direction)}, ${this.options.id} ${raw(direction)}`;
  }

  /**
   * Keeps the results of a search for both the page and its total, because searching texts is most of the work; but only their keys, so that row sizes are only
   * computed for the page. Other conditions run twice: an index answers them, and the first page need not read the other rows. A page may have fewer rows than
   * `limit` if its texts are long.
   */
  private async page(
    db: ListSource,
    where: readonly Sql[],
    order: SortOrder,
    { limit, cursor, search }: ListQuery & { limit: number },
  ): Promise<JsonText> {
    const { row, from, id } = this.options;
    const direction = raw(order.direction);
    const inOrder = sql`sort_key ${direction}, sort_id ${direction}`;
    const kept = search ? raw('materialized') : raw('not materialized');
    const weighed = search
      ? sql`select *, (select ${this.weight} from ${from} where ${allOf(where)} and ${id} = sort_id) as weight from page offset 0`
      : sql`select * from page`;
    const weight = search ? empty : sql`, ${this.weight} as weight`;
    const after = cursor === undefined ? empty : sql`where ${behindCursor(order, cursor)}`;
    const rows = await db.jsonRows(
      sql`with matching as ${kept} (
            select ${order.key} as sort_key, ${id} as sort_id${weight} from ${from} where ${allOf(where)}
          ), page as (select * from matching ${after} order by ${inOrder} limit ${limit + 1}),
          numbered as (
            select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
            from (${weighed}) weighed
            window in_order as (order by ${inOrder} rows unbounded preceding)
          ), shown as (select * from numbered where place <= ${limit} and (place = 1 or before < ${db.lists.bytes}::bigint)),
          last as (select * from shown order by place desc limit 1),
          about as (
            select (select count(*) from matching) as total,
                   (select sort_key::text from last where exists (select 1 from numbered where numbered.place > last.place)) as last_key,
                   (select sort_id from last) as last_id
          )
          select * from about left join (
            select shown.place as place_in_page, r.* from shown, lateral (select ${row} from ${from} where ${allOf(where)} and ${id} = sort_id) r
          ) listed on true order by place_in_page`,
      ABOUT_A_PAGE,
    );
    const [total, lastKey = null, lastId] = rows.about;
    const next = lastKey === null ? null : encodeCursor(lastKey, Number(lastId));
    return new JsonText(rows.toJson(), { page: { total: Number(total), next } });
  }

  /** SQL for the approximate bytes of a row in an answer. */
  private get weight(): Sql {
    const { texts = [], nested } = this.options;
    return texts.reduce(
      (sum, text) => sql`${sum} + coalesce(octet_length(${text}), 0)`,
      nested ? sql`500 + ${nested}` : sql`500`,
    );
  }

  private orderOf(name: string | undefined): SortOrder {
    const { sorts, defaultSort } = this.options;
    if (name === undefined) return sorts[defaultSort];
    if (!Object.hasOwn(sorts, name))
      throw Invalid.field('sort', m.sortInvalid({ choices: Object.keys(sorts).join(', ') }));
    return sorts[name as Sort];
  }
}

const lesserOf = (a: Weight, b: Weight): Weight => ({
  rows: Math.min(a.rows, b.rows),
  bytes: Math.min(a.bytes, b.bytes),
});

const wholeOf = (json: Json, total: number): JsonText => new JsonText(json, { page: { total, next: null } });

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
    // invalid JSON is answered like a wrong shape
  }
  throw unknownCursor();
}

/** The error for an unknown cursor. */
export const unknownCursor = (): Invalid => Invalid.field('cursor', m.cursorInvalid);
