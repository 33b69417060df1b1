import { EntityQuery, type EntityQueryOptions, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { shortHash } from '../files/file.read.js';

/** The photos of album `a` that are not in the trash. */
const shown = sql`album_photos l join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
  join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
  where l.owner_id = a.owner_id and l.album_id = a.id`;

const options = {
  row: sql`a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname,
    (select count(*)::int from ${shown}) as photo_count,
    (select json_build_object('id', f.id, 'hash', ${shortHash}, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
     from ${shown} order by l.position, l.file_id limit 1) as cover_photo,
    a.created_at, a.updated_at`,
  from: sql`albums a left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id`,
  id: sql`a.id`,
  version: sql`a.version`,
  sorts: {
    newest: { key: sql`a.created_at`, type: 'timestamptz', direction: 'desc' },
    updated: { key: sql`a.updated_at`, type: 'timestamptz', direction: 'desc' },
    name: { key: inAlphabet(sql`a.name`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
} satisfies EntityQueryOptions<'newest' | 'updated' | 'name'>;

export const albums = new EntityQuery(options);

/** Albums with all their photos in order, for exports. */
export const exportedAlbums = new EntityQuery({
  ...options,
  row: sql`${options.row}, to_json(array(select l.file_id from ${shown} order by l.position, l.file_id)) as photo_ids`,
  nested: sql`12 * (select count(*) from ${shown})`,
});

export function matching(owner: OwnerId, { vehicle_id, search }: { vehicle_id?: number; search?: string }): Sql[] {
  const where = [sql`a.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`a.vehicle_id = ${vehicle_id}`);
  if (search) where.push(matchesText([sql`a.search_text`, sql`coalesce(v.search_text, '')`], search));
  return where;
}
