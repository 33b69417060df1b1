import { EntityQuery, type EntityQueryOptions, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import {
  links,
  sameAs,
  shortHash,
  sizeOfLists,
  tags,
  variants,
  whereFile,
  type FileFilters,
} from '../files/file.read.js';

/** The time of photo `p` by the camera's clock. */
export const takenAt = sql`to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS')`;

const options = {
  // A getter, because the columns depend on the request: some users may see only files of certain vehicles.
  get row() {
    return sql`f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, ${shortHash} as hash, f.state, p.caption,
      ${takenAt} as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash,
      ${variants} as variants,
      to_json(${tags}) as tags, ${links} as links,
      ${sameAs()} as same_as,
      f.deleted_at, f.created_at, f.updated_at`;
  },
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
  nested: sizeOfLists,
} satisfies EntityQueryOptions<'newest' | 'oldest' | 'added' | 'name'>;

export const photos = new EntityQuery(options);

/** Photos of an album, which can also be sorted in the album's own order. */
export const photosOfAlbum = (albumId: number): EntityQuery =>
  new EntityQuery<string>({
    ...options,
    from: sql`${options.from} join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = ${albumId}`,
    sorts: { ...options.sorts, album: { key: sql`a.position`, type: 'integer', direction: 'asc' } },
  });

export interface PhotoFilters extends FileFilters {
  search?: string;
  from?: string | null;
  to?: string | null;
}

export function matching(owner: OwnerId, { search, from, to, ...filters }: PhotoFilters): Sql[] {
  const where = whereFile(owner, filters);
  // A photo with only its upload time has no day of its own.
  if (from || to) where.push(sql`p.taken_from <> 'upload'`);
  if (from) where.push(sql`p.taken_at >= ${from}::date`);
  if (to) where.push(sql`p.taken_at < ${to}::date + 1`);
  if (search)
    where.push(matchesText([sql`f.search_text`, sql`p.search_text`, sql`coalesce(v.search_text, '')`], search));
  return where;
}
