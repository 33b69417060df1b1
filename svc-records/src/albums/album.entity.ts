import type { OwnerId } from '@carnet/rest';

/** The maximum number that can be sorted in one request. */
export const MOST_PHOTOS = 5_000;

export interface Album {
  owner_id: OwnerId;
  id: number;
  version: number;
  name: string;
  vehicle_id: number | null;
  /** Photo ids in order, including photos in the trash. */
  photo_ids: number[];
}

/** An album, as stored. */
export interface StoredAlbum extends Album {
  /** Ids of its photos in the trash. */
  trashed_ids: number[];
}

export type NewAlbum = Omit<Album, 'owner_id' | 'id' | 'version'>;
