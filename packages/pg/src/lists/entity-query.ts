import { Invalid, type NotFound, requestMessages as m } from '@carnet/messages';
import type { Queryable, RowSource, Weight } from '../database.js';
import type { JsonRows } from '../json-rows.js';
import { allOf, empty, raw, type Sql, sql } from '../sql.js';
import { type Json, JsonText } from './json-text.js';
import type { ListQuery } from './list-query.js';

/** An order that a list offers. `key` must never be null (coalesce it), or paging would lose rows; names go by `inAlphabet`. */
export interface SortOrder {
  key: Sql;
  /** The PostgreSQL type of `key`: a cursor's text is cast back to it. */
  type: 'text' | 'integer' | 'date' | 'timestamptz' | 'numeric';
  direction: 'asc' | 'desc';
}

export interface EntityQueryOptions<Sort extends string> {
  /** The columns that go out, as a select list: `v.id, v.make, c.name as collection_name`. */
  row: Sql;
  /** The tables, as behind `from`. */
  from: Sql;
  id: Sql;
  version: Sql;
  sorts: Record<Sort, SortOrder>;
  defaultSort: NoInfer<Sort>;
  /** Columns of `row` that may hold long texts: how much of a list fits into one answer is worked out from them. */
  texts?: readonly Sql[];
  /** About how many bytes the lists within a row take, where it has any: for the same. */
  nested?: Sql;
}

/** A database, and how much of a list it gives in one answer. */
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

/** The columns before those of a page's rows: how many match in all, the last row's key and id where more follow, and the row's place. */
const ABOUT_A_PAGE = 4;

/** The size of a list that PostgreSQL makes in about the time that the service needs to send it: no others wait for long behind it. */
const SHORT: Weight = { rows: 30, bytes: 32 * 1024 };

/**
 * Reads an entity: one statement for one, whose JSON PostgreSQL makes, and one for a list, whose JSON is made of its rows as they come. Ownership
 * belongs into every `where`.
 */
export class EntityQuery<Sort extends string = string> {
  constructor(private readonly options: EntityQueryOptions<Sort>) {}

  /** The one row that matches, or the failure that `missing` makes. */
  async one(db: Queryable, where: readonly Sql[], missing: () => NotFound): Promise<JsonText> {
    const { row, from, version } = this.options;
    const found = await (db.brief ?? db).rows<OneRow>(
      sql`select ${version} as version, row_to_json(r) as json from ${from}, lateral (select ${row}) r where ${allOf(where)}`,
    );
    if (!found[0]) throw missing();
    return new JsonText(found[0].json, { version: found[0].version });
  }

  /**
   * The rows that match, sorted and paged as `query` says; an unknown `sort` or a broken `cursor` is 400. Without `limit` the whole list
   * comes, or as much of it as one answer may hold and the way to the rest.
   */
  async list(db: ListSource, where: readonly Sql[], query: ListQuery): Promise<JsonText> {
    const order = this.orderOf(query.sort);
    const { limit = db.lists.rows, cursor, search } = query;
    if (query.limit || cursor) return this.page(db, where, order, { limit, cursor, search });
    return this.unpaged(db, where, order, query);
  }

  /** The rows that match by their ids, page by page: each that is there all the while comes once, whatever is changed meanwhile. */
  inOrderOfIds(db: ListSource, where: readonly Sql[], page: { limit: number; cursor?: string }): Promise<JsonText> {
    return this.page(db, where, { key: this.options.id, type: 'integer', direction: 'asc' }, page);
  }

  /**
   * A list that was short is read through the lane as long as it stays so (ADR 53), but no search, which takes long to find a little.
   */
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

  /** Its JSON is null where it is more than `most`, which is found out before any is made. */
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

  /** No rows where there are none, or more than one answer may hold. */
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
   * The finds of a search are kept for the page and its total, because looking into texts is most of its work; only their keys, so that the weight of
   * a row is worked out for those of the page. Other conditions are asked twice: an index answers them, and the first page then leaves the other rows
   * alone. A page ends before `limit` where its texts are long.
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

  /** About how many bytes of an answer a row takes. */
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
    // Broken text is answered like a broken shape.
  }
  throw unknownCursor();
}

/** The answer to a cursor that no list gave. */
export const unknownCursor = (): Invalid => Invalid.field('cursor', m.cursorInvalid);
