import {
  EntityQuery,
  type EntityQueryOptions,
  inAlphabet,
  matchesText,
  type OwnerId,
  type Sql,
  sql,
} from '@carnet/svc-kit';
import type { Subject } from '../files/subjects.rules.js';

/** Of photo `p`: the time that the camera's clock showed. */
export const takenAt = sql`to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** Of file `f`: what its pictures' addresses carry, so that they change with the content. */
export const shortHash = sql`left(f.sha256, 16)`;

const links = sql`(
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id)
      order by array_position(array['service-event', 'part', 'modification', 'issue', 'track-day'], l.subject_kind), l.subject_id), '[]')
  from file_links l where l.owner_id = f.owner_id and l.file_id = f.id)`;

const tags = sql`array(
  select t.tag from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id order by t.tag collate "C")`;

const options = {
  row: sql`f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, ${shortHash} as hash, f.state, p.caption,
    ${takenAt} as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, p.thumbhash,
    (select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
     from variants m where m.owner_id = f.owner_id and m.sha256 = f.sha256) as variants,
    ${tags} as tags, ${links} as links,
    (select min(s.id) from files s where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id
       and s.deleted_at is null) as same_as,
    f.deleted_at, f.created_at, f.updated_at`,
  from: sql`files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id`,
  id: sql`f.id`,
  version: sql`f.version`,
  sorts: {
    newest: { key: sql`p.taken_at at time zone 'UTC'`, type: 'timestamptz', direction: 'desc' },
    oldest: { key: sql`p.taken_at at time zone 'UTC'`, type: 'timestamptz', direction: 'asc' },
    added: { key: sql`f.created_at`, type: 'timestamptz', direction: 'desc' },
    name: { key: inAlphabet(sql`f.name`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
  texts: [sql`p.caption`],
  nested: sql`(select count(*) from file_links l where l.owner_id = f.owner_id and l.file_id = f.id) * 60
    + (select coalesce(sum(octet_length(t.tag) + 4), 0) from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id)
    + 400`,
} satisfies EntityQueryOptions<'newest' | 'oldest' | 'added' | 'name'>;

/** Photos, one and many. */
export const photos = new EntityQuery(options);

/** Those of an album, which alone can come in the order that its owner gave them. */
export const photosOfAlbum = (albumId: number): EntityQuery =>
  new EntityQuery<string>({
    ...options,
    from: sql`${options.from} join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = ${albumId}`,
    sorts: { ...options.sorts, album: { key: sql`a.position`, type: 'integer', direction: 'asc' } },
  });

export interface PhotoFilters {
  vehicle_id?: number;
  subject?: Subject;
  tag?: string;
  search?: string;
  deleted?: boolean;
}

export function matching(owner: OwnerId, { vehicle_id, subject, tag, search, deleted }: PhotoFilters): Sql[] {
  const where = [sql`f.owner_id = ${owner}`, deleted ? sql`f.deleted_at is not null` : sql`f.deleted_at is null`];
  if (vehicle_id) where.push(sql`f.vehicle_id = ${vehicle_id}`);
  if (subject)
    where.push(sql`exists (select 1 from file_links l where l.owner_id = ${owner} and l.file_id = f.id
      and l.subject_kind = ${subject.kind} and l.subject_id = ${subject.id})`);
  if (tag)
    where.push(
      sql`exists (select 1 from file_tags t where t.owner_id = ${owner} and t.file_id = f.id and t.tag = ${tag.normalize()})`,
    );
  if (search)
    where.push(matchesText([sql`f.search_text`, sql`p.search_text`, sql`coalesce(v.search_text, '')`], search));
  return where;
}
