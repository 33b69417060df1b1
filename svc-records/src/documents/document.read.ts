import {
  EntityQuery,
  type EntityQueryOptions,
  inAlphabet,
  type JsonText,
  matchesText,
  type Queryable,
  type Sql,
  sql,
} from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import {
  type FileFilters,
  links,
  mayBeNamed,
  sameAs,
  shortHash,
  sizeOfLists,
  tags,
  variants,
  whereFile,
} from '../files/file.read.js';
import type { DocumentType } from './document-types.rules.js';
import { DocumentNotFound } from './document.errors.js';
import { invoiceSummary } from '../invoices/invoice.read.js';
import { tsqueryOf } from './document.rules.js';

/** Date columns, as text. */
export const days = sql`to_char(d.dated, 'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on`;

const from = sql`files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id`;

/** Defaults for older suggestions, which lack these fields. */
const suggested = sql`('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested)`;

/** True while the document waits to be read by software. */
const reading = sql`exists (select 1 from paper_jobs j
    where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading')`;

const joinedFrom = (): Sql => sql`array(
    select p.page_id from document_pages p join files s on s.owner_id = p.owner_id and s.id = p.page_id
    where p.owner_id = f.owner_id and p.file_id = f.id and ${mayBeNamed()} order by p.position)`;

/** The hidden areas of a document after a clockwise rotation. They are stored in the file's orientation; the SQL matches `turnedAreas`. */
export const hiddenTurnedBy = (
  degrees: Sql,
): Sql => sql`(case when d.hidden is null or ${degrees} = 0 then d.hidden else (
    select coalesce(jsonb_agg(case ${degrees}
      when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x, 'width', height, 'height', width)
      when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0, 1 - y - height), 'width', width, 'height', height)
      else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width), 'width', height, 'height', width) end order by place), '[]')
    from jsonb_array_elements(d.hidden) with ordinality as e (area, place),
      jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)) end)`;

const rowWith = (
  found: Sql,
): Sql => sql`f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes,
  ${shortHash} as hash, f.state, d.type, d.title, d.number, d.vendor, ${days}, d.amount, d.currency, d.mileage, v.odometer_unit, d.notes,
  d.pages, d.width, d.height, f.turned, d.thumbhash, ${variants} as variants, d.read_by, ${reading} as reading, ${suggested} as suggested, ${invoiceSummary} as invoice, ${hiddenTurnedBy(sql`f.turned`)} as hidden, ${found} as found, to_json(${tags}) as tags, ${links} as links,
  to_json(${joinedFrom()}) as joined_from, ${sameAs()} as same_as, f.deleted_at, f.created_at, f.updated_at`;

/** A document without a date is sorted by the day of its upload. */
const dated = sql`coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC'`;

const options = {
  // A getter, because the columns depend on the request: some users may see only files of certain vehicles.
  get row() {
    return rowWith(sql`null::text`);
  },
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
  nested: sql`${sizeOfLists} + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (select count(*) from document_pages p where p.owner_id = f.owner_id and p.file_id = f.id) * 12`,
} satisfies EntityQueryOptions<'newest' | 'oldest' | 'expires' | 'added' | 'name'>;

export const documents = new EntityQuery(options);

/** @throws DocumentNotFound (404) */
export const oneDocument = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  documents.one(db, [sql`f.owner_id = ${owner}`, sql`f.id = ${id}`], () => new DocumentNotFound());

/** The length of text in which a match is located; a later match is found, but no excerpt is shown. */
const LOOKED_AT = 20_000;

/**
 * Documents with an excerpt around the first match in their text. Accents are removed only if needed: if the exact word is not there, the text is known to
 * match, the title does not, and the text contains accents. Removing accents takes twenty times as long as lower case.
 */
export function documentsFound(search: string): EntityQuery {
  const [word] = /[\p{L}\p{N}]+/u.exec(search) ?? [];
  if (word === undefined) return documents;
  const around = sql`(
    select case when place > 0 then btrim(regexp_replace(substr(d.body, greatest(1, place - 60), 160), '\\s+', ' ', 'g')) end
    from (select left(d.body, ${LOOKED_AT}) as text) looked_at,
      lateral (select case
        when strpos(lower(text), lower(${word})) > 0 then strpos(lower(text), lower(${word}))
        when strpos(folded(concat_ws(' ', d.title, d.vendor, d.number)), folded(${word})) > 0 then 0
        when octet_length(text) > length(text) and d.search @@ to_tsquery('simple', folded(${`'${word}':*`}))
          then strpos(folded(text), folded(${word})) end as place offset 0) p)`;
  return new EntityQuery<string>({ ...options, row: rowWith(around) });
}

export interface DocumentFilters extends FileFilters {
  type?: DocumentType;
  inbox?: boolean;
  expires_by?: string;
  replaced?: boolean;
  lapsed_since?: string;
  search?: string;
}

export function matching(
  owner: OwnerId,
  { type, inbox, expires_by, replaced, lapsed_since, search, ...filters }: DocumentFilters,
): Sql[] {
  const where = whereFile(owner, filters);
  if (type) where.push(sql`d.type = ${type}`);
  if (inbox !== undefined) where.push(inbox ? sql`d.type is null` : sql`d.type is not null`);
  if (expires_by) where.push(sql`d.expires_on <= ${expires_by}::date`);
  if (replaced !== undefined) where.push(replaced ? isReplaced(owner) : sql`not ${isReplaced(owner)}`);
  if (lapsed_since) where.push(sql`(${isRenewed} or d.expires_on >= ${lapsed_since}::date)`);
  if (search) where.push(contains(owner, search));
  return where;
}

const RENEWED = sql`('registration', 'insurance', 'inspection')`;

/** True for a type of paper of which a vehicle always needs a valid one; other types, such as warranties, can exist several times. */
const isRenewed = sql`d.type in ${RENEWED}`;

/** True if the vehicle has the same type of paper with a later expiry. One query for all documents of an owner, not one for each. */
const isReplaced = (owner: OwnerId): Sql => sql`f.id in (
  select r.id from (
    select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as is_replaced
    from documents n join files m on m.owner_id = n.owner_id and m.id = n.file_id
    where n.owner_id = ${owner} and n.type in ${RENEWED} and m.vehicle_id is not null) r
  where r.is_replaced)`;

/**
 * Matches words in the text, or names of the file, its vehicle and its tags. Each is a separate condition: so words come from their index, and texts are not
 * read to match names.
 */
function contains(owner: OwnerId, search: string): Sql {
  const names = [sql`m.search_text`, sql`coalesce(c.search_text, '')`, sql`coalesce(t.names, '')`];
  const named = sql`
    select m.id from files m
      left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
      left join (select file_id, string_agg(search_text, ' ') as names from file_tags where owner_id = ${owner} group by file_id) t
        on t.file_id = m.id
    where m.owner_id = ${owner} and m.kind = 'document' and ${matchesText(names, search)}`;
  const tsquery = tsqueryOf(search);
  return tsquery === null
    ? sql`f.id in (${named})`
    : sql`f.id in (
        select w.file_id from documents w where w.owner_id = ${owner} and w.search @@ to_tsquery('simple', folded(${tsquery}))
        union all ${named})`;
}
