import { EntityQuery, matchesText, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { shortHash } from '../files/file.read.js';
import { takenAt } from '../photos/photo.read.js';

/** The photo in a column of pair `x`. */
const paired = (column: 'before_id' | 'after_id'): Sql => sql`(
  select json_build_object('id', f.id, 'hash', ${shortHash}, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height,
    'taken_at', ${takenAt}, 'state', f.state, 'caption', p.caption)
  from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  where f.owner_id = x.owner_id and f.id = x.${raw(column)})`;

export const photoPairs = new EntityQuery({
  row: sql`x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, ${paired('before_id')} as before,
    ${paired('after_id')} as after, x.created_at, x.updated_at`,
  from: sql`photo_pairs x join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id`,
  id: sql`x.id`,
  version: sql`x.version`,
  sorts: {
    newest: { key: sql`x.created_at`, type: 'timestamptz', direction: 'desc' },
    taken: { key: sql`q.taken_at at time zone 'UTC'`, type: 'timestamptz', direction: 'desc' },
  },
  defaultSort: 'newest',
  // Two captions of maximum length.
  nested: sql`(select coalesce(sum(octet_length(p.caption)), 0) from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)) + 400`,
});

/** A pair is shown while both photos are of the same vehicle, and neither is in the trash. */
const shown = sql`b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id`;

export function matching(owner: OwnerId, { vehicle_id, search }: { vehicle_id?: number; search?: string }): Sql[] {
  const where = [sql`x.owner_id = ${owner}`, shown];
  if (vehicle_id) where.push(sql`b.vehicle_id = ${vehicle_id}`);
  if (search) where.push(matchesText([sql`x.search_text`, sql`coalesce(v.search_text, '')`], search));
  return where;
}
