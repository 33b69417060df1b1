import { type Database, EntityQuery, inAlphabet, JsonText, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { TemplateListQuery } from './template.dto.js';

/** The editable columns of template `t`, with its id. */
export const templateColumns = sql`t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval,
  t.recurrence_mileage_interval, t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency,
  t.recommended_parts, t.notes`;

/** The selected columns of template `t`. */
export const templateRow = sql`${templateColumns}, t.created_at, t.updated_at`;

/** The approximate bytes of template `t` inside another record's answer. */
export const templateWeight = sql`500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0)
  + octet_length(t.recommended_parts::text)`;

const order = {
  from: sql`service_event_templates t`,
  id: sql`t.id`,
  version: sql`t.version`,
  sorts: {
    name: { key: inAlphabet(sql`t.name`), type: 'text', direction: 'asc' },
    newest: { key: sql`t.created_at`, type: 'timestamptz', direction: 'desc' },
    updated: { key: sql`t.updated_at`, type: 'timestamptz', direction: 'desc' },
    type: { key: sql`t.type`, type: 'text', direction: 'asc' },
    status: { key: sql`t.status`, type: 'text', direction: 'asc' },
    source: { key: inAlphabet(sql`coalesce(t.source, '')`), type: 'text', direction: 'asc' },
    cost: { key: sql`coalesce(t.estimated_cost, -1)`, type: 'numeric', direction: 'desc' },
  },
  defaultSort: 'name',
  texts: [sql`t.description`, sql`t.notes`, sql`t.recommended_parts::text`],
} as const;

export const templates = new EntityQuery({ row: templateRow, ...order });

/** Names of templates, for pickers. */
export const templateNames = new EntityQuery({ row: sql`t.id, t.name`, ...order });

/** The answer to a write, for the writing statement, which provides `t` as a CTE of one row. */
export const writtenTemplate = sql`
  select t.id, t.version, (select row_to_json(r) from (select ${templateRow}) r) as json from t`;

/** The conditions of a list's filters. */
export function matchingTemplates(owner: OwnerId, query: TemplateListQuery): Sql[] {
  const { type, status, source, search } = query;
  return [
    sql`t.owner_id = ${owner}`,
    ...(type ? [sql`t.type = ${type}`] : []),
    ...(status ? [sql`t.status = ${status}`] : []),
    ...(source ? [sql`t.source = ${source}`] : []),
    ...(search ? [matchesText([sql`t.search_text`], search)] : []),
  ];
}

/** A condition for lists of candidates for a template: no rows if the owner has no such template. */
export const ownsTemplate = (owner: OwnerId, id: number): Sql =>
  sql`exists (select from service_event_templates t where t.owner_id = ${owner} and t.id = ${id})`;

/** The distinct sources of a person's templates, sorted. */
export async function sourcesOf(database: Database, owner: OwnerId): Promise<JsonText> {
  const [found] = await database.rows<{ json: string; total: number }>(sql`
    select coalesce(json_agg(source order by ${inAlphabet(sql`source`)}), '[]') as json, count(*)::int as total
    from (select distinct source from service_event_templates where owner_id = ${owner} and source is not null) s`);
  return new JsonText(found!.json, { page: { total: found!.total, next: null } });
}
