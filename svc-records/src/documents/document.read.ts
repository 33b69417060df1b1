import {
  EntityQuery,
  type EntityQueryOptions,
  inAlphabet,
  matchesText,
  type OwnerId,
  type Sql,
  sql,
} from '@carnet/svc-kit';
import {
  type FileFilters,
  links,
  sameAs,
  shortHash,
  sizeOfLists,
  tags,
  variants,
  whereFile,
} from '../files/file.read.js';
import type { DocumentType } from './document-types.rules.js';
import { tsqueryOf } from './document.rules.js';

/** Columns that hold days, as texts. */
export const days = sql`to_char(d.dated, 'YYYY-MM-DD') as dated, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on`;

const from = sql`files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id`;

const rowWith = (
  found: Sql,
): Sql => sql`f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes,
  ${shortHash} as hash, f.state, d.type, d.title, d.number, d.vendor, ${days}, d.amount, d.currency, d.mileage, d.notes,
  d.pages, d.width, d.height, d.thumbhash, ${variants} as variants, d.suggested, ${found} as found, ${tags} as tags, ${links} as links,
  ${sameAs} as same_as, f.deleted_at, f.created_at, f.updated_at`;

/** What has no date stands where the day stands on which it came. */
const dated = sql`coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC'`;

const options = {
  row: rowWith(sql`null::text`),
  from,
  id: sql`f.id`,
  version: sql`f.version`,
  sorts: {
    newest: { key: dated, type: 'timestamptz', direction: 'desc' },
    oldest: { key: dated, type: 'timestamptz', direction: 'asc' },
    expires: {
      key: sql`coalesce(d.expires_on, '2201-01-01'::date)::timestamp at time zone 'UTC'`,
      type: 'timestamptz',
      direction: 'asc',
    },
    added: { key: sql`f.created_at`, type: 'timestamptz', direction: 'desc' },
    name: { key: inAlphabet(sql`coalesce(d.title, f.name)`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
  texts: [sql`d.notes`],
  nested: sql`${sizeOfLists} + 400`,
} satisfies EntityQueryOptions<'newest' | 'oldest' | 'expires' | 'added' | 'name'>;

/** Documents, one and many. */
export const documents = new EntityQuery(options);

/** The place is looked for in so much of a text: further back it is found, and not shown. */
const LOOKED_AT = 20_000;

/** The same, with the words around the place where a search found something in the text of a document. */
export function documentsFound(search: string): EntityQuery {
  const word = /[\p{L}\p{N}]+/u.exec(search)?.[0] ?? '';
  const at = sql`strpos(folded(left(d.body, ${LOOKED_AT})), folded(${word}))`;
  const around = sql`(select case when place > 0 then btrim(regexp_replace(substr(d.body, greatest(1, place - 60), 160), '\\s+', ' ', 'g')) end
    from (select ${at} as place) p)`;
  return new EntityQuery<string>({ ...options, row: rowWith(around) });
}

export interface DocumentFilters extends FileFilters {
  type?: DocumentType;
  inbox?: boolean;
  expires_by?: string;
  replaced?: boolean;
  search?: string;
}

export function matching(
  owner: OwnerId,
  { type, inbox, expires_by, replaced, search, ...filters }: DocumentFilters,
): Sql[] {
  const where = whereFile(owner, filters);
  if (type) where.push(sql`d.type = ${type}`);
  if (inbox !== undefined) where.push(inbox ? sql`d.type is null` : sql`d.type is not null`);
  if (expires_by) where.push(sql`d.expires_on <= ${expires_by}::date`);
  if (replaced !== undefined) where.push(replaced ? isReplaced : sql`not ${isReplaced}`);
  if (search) where.push(contains(owner, search));
  return where;
}

/** Whether the same paper of the same vehicle is there, good for longer; of warranties and others there may be several at a time. */
const isReplaced = sql`(d.type in ('registration', 'insurance', 'inspection') and exists (
  select 1 from documents n join files m on m.owner_id = n.owner_id and m.id = n.file_id
  where n.owner_id = f.owner_id and m.vehicle_id = f.vehicle_id and m.deleted_at is null
    and n.type = d.type and n.expires_on > d.expires_on))`;

/** By the words that it says, or by the names of its file, its vehicle and its tags. */
function contains(owner: OwnerId, search: string): Sql {
  const names = sql`coalesce((select string_agg(folded(t.tag), ' ') from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id), '')`;
  const named = matchesText([sql`f.search_text`, sql`coalesce(v.search_text, '')`, names], search);
  const tsquery = tsqueryOf(search);
  return tsquery === null
    ? named
    : sql`(${named} or (d.owner_id = ${owner} and d.search @@ to_tsquery('simple', folded(${tsquery}))))`;
}
