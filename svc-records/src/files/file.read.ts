import { SHORT_HASH } from '@carnet/files';
import { EntityQuery, isHeldToVehicles, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { type Subject, SUBJECT_KINDS } from './subjects.rules.js';

// Columns that every file `f` answers with, be it a photo or a document.

/** The hash in the addresses of file `f`'s pictures, so that they change with the content, and with a turn. */
export const shortHash = sql`case f.turned when 0 then left(f.sha256, ${raw(String(SHORT_HASH))})
  else left(f.sha256, ${raw(String(SHORT_HASH - 4))}) || '-' || lpad(f.turned::text, 3, '0') end`;

/** `m` is a picture that was made of file `f`, as it is turned. */
export const isOfFile = sql`m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned`;

const kindsInOrder = raw(SUBJECT_KINDS.map((kind) => `'${kind}'`).join(', '));

export const links = sql`(
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id)
      order by array_position(array[${kindsInOrder}], l.subject_kind), l.subject_id), '[]')
  from file_links l where l.owner_id = f.owner_id and l.file_id = f.id)`;

export const tags = sql`array(
  select t.tag from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id order by t.tag collate "C")`;

/** Its sizes; pictures of single pages stand apart. */
export const variants = sql`
  (select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
     from pictures m where ${isOfFile} and m.name not like 'page-%')`;

/** Another file `s` may be named beside file `f`: whoever has single vehicles hears of none of another vehicle. Asked for in each request. */
export const mayBeNamed = (): Sql => sql`(not ${isHeldToVehicles()} or s.vehicle_id = f.vehicle_id)`;

/** The first file of the same bytes that is not in the trash. */
export const sameAs = (): Sql => sql`
  (select min(s.id) from files s where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id
       and s.deleted_at is null and ${mayBeNamed()})`;

/** About how many bytes the lists of a file take. */
export const sizeOfLists = sql`(select count(*) from file_links l where l.owner_id = f.owner_id and l.file_id = f.id) * 60
    + (select coalesce(sum(octet_length(t.tag) + 4), 0) from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id)
    + 400`;

export interface FileFilters {
  vehicle_id?: number;
  /** It belongs to one of these. */
  subjects?: Subject[];
  tag?: string;
  /** Those in the trash; without it, the others. */
  deleted?: boolean | 'either';
}

export function whereFile(owner: OwnerId, { vehicle_id, subjects, tag, deleted }: FileFilters): Sql[] {
  const where = [sql`f.owner_id = ${owner}`];
  if (deleted !== 'either') where.push(deleted ? sql`f.deleted_at is not null` : sql`f.deleted_at is null`);
  if (vehicle_id) where.push(sql`f.vehicle_id = ${vehicle_id}`);
  if (subjects) {
    const [kinds, ids] = [subjects.map(({ kind }) => kind), subjects.map(({ id }) => id)];
    where.push(sql`exists (select 1 from file_links l where l.owner_id = ${owner} and l.file_id = f.id
      and (l.subject_kind, l.subject_id) in (select * from unnest(${kinds}::text[], ${ids}::int[])))`);
  }
  if (tag)
    where.push(
      sql`exists (select 1 from file_tags t where t.owner_id = ${owner} and t.file_id = f.id and t.tag = ${tag.normalize()})`,
    );
  return where;
}

/** The bytes behind photos and documents. */
export const storedFiles = new EntityQuery({
  row: sql`f.id, f.kind, f.name, f.vehicle_id, f.media_type, f.bytes, f.sha256, f.deleted_at`,
  from: sql`files f`,
  id: sql`f.id`,
  version: sql`f.version`,
  sorts: { newest: { key: sql`f.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
});
