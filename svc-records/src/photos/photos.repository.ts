import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { links, tags } from '../files/file.read.js';
import type { Photo } from './photo.entity.js';
import { PhotoNotFound } from './photo.errors.js';

@Injectable()
export class PhotosRepository {
  /** The owner's photo, in the trash or not. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Photo> {
    const [photo] = await this.findOwned(tx, owner, [id]);
    if (!photo) throw new PhotoNotFound();
    return photo;
  }

  /** The owner's photos among these ids, sorted by id. */
  findOwned(tx: EntityManager, owner: OwnerId, ids: readonly number[]): Promise<Photo[]> {
    return within(tx).rows<Photo>(sql`
      select f.owner_id, f.id, f.version, f.vehicle_id, f.turned, p.caption,
        to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_from,
        ${tags} as tags, ${links}::jsonb as links,
        f.deleted_at is not null as deleted
      from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = ${owner} and f.id = any(${ids}::int[]) order by f.id`);
  }

  /** Stores the fields that only photos have. */
  async update(tx: EntityManager, { owner_id: owner, id, ...photo }: Photo): Promise<void> {
    await within(tx).rows(sql`
      update photos set caption = ${photo.caption}, taken_at = ${photo.taken_at}::timestamp, taken_from = ${photo.taken_from},
        taken_offset = case when ${photo.taken_from} = 'person' then null else taken_offset end
      where owner_id = ${owner} and file_id = ${id}`);
  }
}
