import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as m from '../messages/album.js';
import type { Album, NewAlbum, StoredAlbum } from './album.entity.js';
import { withPhotos } from './album.rules.js';

@Injectable()
export class AlbumsRepository {
  async insert(tx: EntityManager, owner: OwnerId, { name, vehicle_id, photo_ids }: NewAlbum): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into albums (owner_id, name, vehicle_id) values (${owner}, ${name}, ${vehicle_id}) returning id`);
    await this.replacePhotos(tx, owner, made!.id, photo_ids);
    return made!.id;
  }

  /** The owner's album, or null. */
  async find(tx: EntityManager, owner: OwnerId, id: number): Promise<StoredAlbum | null> {
    const [album] = await within(tx).rows<StoredAlbum>(sql`
      select a.owner_id, a.id, a.version, a.name, a.vehicle_id,
        array(select l.file_id from album_photos l where l.owner_id = a.owner_id and l.album_id = a.id
              order by l.position, l.file_id) as photo_ids,
        array(select l.file_id from album_photos l join files f on f.owner_id = l.owner_id and f.id = l.file_id
              where l.owner_id = a.owner_id and l.album_id = a.id and f.deleted_at is not null) as trashed_ids
      from albums a where a.owner_id = ${owner} and a.id = ${id}`);
    return album ?? null;
  }

  /** Stores a changed album with its current photos. */
  async update(tx: EntityManager, album: Album): Promise<void> {
    const { owner_id: owner, id } = album;
    await within(tx).rows(sql`
      update albums set name = ${album.name}, vehicle_id = ${album.vehicle_id}, version = ${album.version}, updated_at = now()
      where owner_id = ${owner} and id = ${id}`);
    await this.replacePhotos(tx, owner, id, album.photo_ids);
  }

  /** Appends photos to the owner's album. @throws Invalid (400) if it does not exist, or would exceed its limit */
  async append(tx: EntityManager, owner: OwnerId, id: number, photos: readonly number[]): Promise<void> {
    const stored = await this.find(tx, owner, id);
    if (!stored) throw Invalid.field('add_to_album', m.notFound);
    const { trashed_ids: _, ...album } = stored;
    const now = nextVersion(album, withPhotos(album, photos));
    if (now) await this.update(tx, now);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from albums where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from albums where owner_id = ${owner}`);
  }

  /** Returns true if all these ids are photos of the owner, in the trash or not. */
  async areAllPhotos(tx: EntityManager, owner: OwnerId, ids: readonly number[]): Promise<boolean> {
    const [found] = await within(tx).rows<{ count: number }>(sql`
      select count(*)::int as count from photos where owner_id = ${owner} and file_id = any(${ids}::int[])`);
    return found!.count === ids.length;
  }

  private async replacePhotos(tx: EntityManager, owner: OwnerId, id: number, photos: number[]): Promise<void> {
    await within(tx).rows(sql`
      delete from album_photos where owner_id = ${owner} and album_id = ${id} and file_id <> all(${photos}::int[])`);
    await within(tx).rows(sql`
      insert into album_photos as l (owner_id, album_id, file_id, position)
      select ${owner}::int, ${id}::int, file_id, position
      from unnest(${photos}::int[]) with ordinality as named (file_id, position)
      on conflict (owner_id, album_id, file_id) do update set position = excluded.position
      where l.position <> excluded.position`);
  }
}
