import { Invalid } from '@carnet/messages';
import * as m from '../messages/album.js';
import type { CreateAlbum, UpdateAlbum } from './album.dto.js';
import { type Album, MOST_PHOTOS, type NewAlbum, type StoredAlbum } from './album.entity.js';

export const newAlbum = ({ name, vehicle_id, photo_ids }: CreateAlbum): NewAlbum => ({
  name,
  vehicle_id: vehicle_id ?? null,
  photo_ids: [...new Set(photo_ids)],
});

/** The album after an update: what is left out stays. */
export function changedAlbum({ trashed_ids, ...stored }: StoredAlbum, input: UpdateAlbum): Album {
  const { name, vehicle_id, photo_ids } = input;
  return {
    ...stored,
    name: name ?? stored.name,
    vehicle_id: vehicle_id === undefined ? stored.vehicle_id : vehicle_id,
    photo_ids: photo_ids === undefined ? stored.photo_ids : inNewOrder(stored.photo_ids, trashed_ids, photo_ids ?? []),
  };
}

/**
 * Photos in the order that `named` gives them. Who sorts does not see those in the trash: each stays behind the photo that it stood behind, or
 * where that is no longer in the album, behind the nearest one before it.
 */
export function inNewOrder(stored: readonly number[], trashed: readonly number[], named: readonly number[]): number[] {
  const order = new Set(named);
  const followers = new Map<number | null, number[]>();
  const inTrash = new Set(trashed);
  let before: number | null = null;
  for (const id of stored)
    if (order.has(id)) before = id;
    else if (inTrash.has(id)) followers.set(before, [...(followers.get(before) ?? []), id]);
  return [...(followers.get(null) ?? []), ...[...order].flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}

/** The album with more photos behind those that it has. @throws Invalid (400) */
export function withPhotos(stored: Album, ids: readonly number[]): Album {
  const photo_ids = [...new Set([...stored.photo_ids, ...ids])];
  if (photo_ids.length > MOST_PHOTOS) throw Invalid.field('add_to_album', m.full({ most: MOST_PHOTOS }));
  return { ...stored, photo_ids };
}
