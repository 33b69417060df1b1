import { JsonText, type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ImportCategory, ImportTable } from './import-choice.dto.js';

/** Number of tables that are remembered per person; the oldest ones are deleted. */
const MOST_TABLES = 50;

@Injectable()
export class ImportChoicesRepository {
  /** Returns an `ImportChoicesView`. */
  async of(db: Queryable, owner: OwnerId): Promise<JsonText> {
    const [found] = await db.rows<{ json: string }>(sql`
      select json_build_object(
        'categories', (select coalesce(json_agg(r order by r.name), '[]') from (
          select name, type from import_categories where owner_id = ${owner}) r),
        'tables', (select coalesce(json_agg(r), '[]') from (
          select headers, kind, columns, unit, currency from import_tables
          where owner_id = ${owner} order by chosen_at desc, id desc) r)) as json`);
    return new JsonText(found!.json);
  }

  /** If a category is named twice, the last entry wins. */
  async saveCategories(db: Queryable, owner: OwnerId, categories: readonly ImportCategory[]): Promise<void> {
    await db.rows(sql`
      insert into import_categories (owner_id, name, type)
      select distinct on (name) ${owner}::int, name, type
      from unnest(${categories.map(({ name }) => name)}::text[], ${categories.map(({ type }) => type)}::text[])
        with ordinality as said (name, type, place)
      order by name, place desc
      on conflict (owner_id, name) do update set type = excluded.type, chosen_at = now()`);
  }

  async saveTables(db: Queryable, owner: OwnerId, tables: readonly ImportTable[]): Promise<void> {
    await db.rows(sql`
      insert into import_tables (owner_id, headers, kind, columns, unit, currency)
      select distinct on (headers) ${owner}::int, headers, kind, columns, unit, currency
      from rows from (jsonb_to_recordset(${JSON.stringify(tables)}::jsonb)
        as (headers text, kind text, columns jsonb, unit text, currency text))
        with ordinality as said (headers, kind, columns, unit, currency, place)
      order by headers, place desc
      on conflict (owner_id, md5(headers)) do update
        set kind = excluded.kind, columns = excluded.columns, unit = excluded.unit, currency = excluded.currency, chosen_at = now()`);
    await db.rows(sql`
      delete from import_tables where owner_id = ${owner} and id in (
        select id from import_tables where owner_id = ${owner} order by chosen_at desc, id desc offset ${MOST_TABLES})`);
  }
}
