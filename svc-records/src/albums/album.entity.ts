import type { OwnerId } from '@carnet/rest';

/** As many as can still be sorted by hand in one request. */
export const MOST_PHOTOS = 5_000;

export interface Album {
  owner_id: OwnerId;
  id: number;
  version: number;
  name: string;
  vehicle_id: number | null;
  /** Its photos in their order, those in the trash among them. */
  photo_ids: number[];
}

/** An album as it is stored. */
export interface StoredAlbum extends Album {
  /** Those of its photos that are in the trash. */
  trashed_ids: number[];
}

export type NewAlbum = Omit<Album, 'owner_id' | 'id' | 'version'>;
