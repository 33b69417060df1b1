import { SHORT_HASH } from '@carnet/files';
import { EntityQuery, isHeldToVehicles, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { type Subject, SUBJECT_KINDS } from './subjects.rules.js';

// Columns of every file `f`, photo or document.

/** The hash in the URLs of file `f`'s pictures: URLs change with the content and with the rotation. */
export const shortHash = sql`case f.turned when 0 then left(f.sha256, ${raw(String(SHORT_HASH))})
  else left(f.sha256, ${raw(String(SHORT_HASH - 4))}) || '-' || lpad(f.turned::text, 3, '0') end`;

/** The join condition for pictures `m` of file `f` in its rotation. */
export const isOfFile = sql`m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned`;

const kindsInOrder = raw(SUBJECT_KINDS.map((kind) => `'${kind}'`).join(', '));

export const links = sql`(
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id)
      order by array_position(array[${kindsInOrder}], l.subject_kind), l.subject_id), '[]')
  from file_links l where l.owner_id = f.owner_id and l.file_id = f.id)`;

export const tags = sql`array(
  select t.tag from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id order by t.tag collate "C")`;

/** The sizes of its pictures; pictures of single pages are separate. */
export const variants = sql`
  (select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
     from pictures m where ${isOfFile} and m.name not like 'page-%')`;

/**
 * True if file `s` may be mentioned together with file `f`: a user with access to single vehicles must not learn of other vehicles' files. Evaluated in each
 * request.
 */
export const mayBeNamed = (): Sql => sql`(not ${isHeldToVehicles()} or s.vehicle_id = f.vehicle_id)`;

/** The first other file with the same bytes that is not in the trash. */
export const sameAs = (): Sql => sql`
  (select min(s.id) from files s where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id
       and s.deleted_at is null and ${mayBeNamed()})`;

/** The approximate size of a file's lists in bytes. */
export const sizeOfLists = sql`(select count(*) from file_links l where l.owner_id = f.owner_id and l.file_id = f.id) * 60
    + (select coalesce(sum(octet_length(t.tag) + 4), 0) from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id)
    + 400`;

export interface FileFilters {
  vehicle_id?: number;
  /** Files that belong to one of these. */
  subjects?: Subject[];
  tag?: string;
  /** True for files in the trash; if absent, the others. */
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

/** The stored files of photos and documents. */
export const storedFiles = new EntityQuery({
  row: sql`f.id, f.kind, f.name, f.vehicle_id, f.media_type, f.bytes, f.sha256, f.deleted_at`,
  from: sql`files f`,
  id: sql`f.id`,
  version: sql`f.version`,
  sorts: { newest: { key: sql`f.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
});
