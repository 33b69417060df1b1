import { Invalid } from '@carnet/messages';
import * as m from '../messages/album.js';
import type { CreateAlbum, UpdateAlbum } from './album.dto.js';
import { type Album, MOST_PHOTOS, type NewAlbum, type StoredAlbum } from './album.entity.js';

export const newAlbum = ({ name, vehicle_id, photo_ids }: CreateAlbum): NewAlbum => ({
  name,
  vehicle_id: vehicle_id ?? null,
  photo_ids: [...new Set(photo_ids)],
});

/** The album after an update: absent fields stay. */
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
 * The photos in the order of `named`. A client does not see photos in the trash: each stays behind its former predecessor, or behind the nearest earlier one
 * that is still in the album.
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

/** Appends photos to the album. @throws Invalid (400) */
export function withPhotos(stored: Album, ids: readonly number[]): Album {
  const photo_ids = [...new Set([...stored.photo_ids, ...ids])];
  if (photo_ids.length > MOST_PHOTOS) throw Invalid.field('add_to_album', m.full({ most: MOST_PHOTOS }));
  return { ...stored, photo_ids };
}
