import type { records } from '@carnet/contracts';
import { pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/pairs';

/** A photo with the fields that a pair shows. */
export type PairedPhoto = records.PairedPhotoView;

/** A pair as fetched. The next save sends its `version` as `If-Match`. */
export type PhotoPair = records.PhotoPairView & { version?: number };

const PAGE = 24;

export const photoPairsQuery = () =>
  pagedQuery({
    key: ['records', 'photo-pairs', 'list'],
    read: (ask) => api.list('/api/photo-pairs', { ...ask, query: { limit: PAGE }, fallback: m.listFailed }),
  });

export const readPhotoPair = (id: number, signal?: AbortSignal): Promise<PhotoPair> =>
  api.get('/api/photo-pairs/{id}', { params: { id }, signal, fallback: m.pairFailed });

export const photoPairQuery = (id: number) =>
  queryOptions({ queryKey: ['records', 'photo-pairs', id], queryFn: ({ signal }) => readPhotoPair(id, signal) });

export const createPhotoPair = (body: records.CreatePhotoPair): Promise<PhotoPair> =>
  api.post('/api/photo-pairs', body, { fallback: m.createFailed });

export const updatePhotoPair = (pair: PhotoPair, body: records.UpdatePhotoPair): Promise<PhotoPair> =>
  api.patch('/api/photo-pairs/{id}', body, {
    params: { id: pair.id },
    fallback: m.saveFailed,
    ifMatch: pair.version,
  });

export const deletePhotoPair = (id: number): Promise<void> =>
  api.delete('/api/photo-pairs/{id}', { params: { id }, fallback: m.deleteFailed });

/** Refetches lists of pairs. The saved pair is taken from the response. */
export async function photoPairsChanged(queries: QueryClient, saved?: PhotoPair): Promise<void> {
  if (saved) takeSaved(queries, photoPairQuery(saved.id).queryKey, saved);
  await queries.invalidateQueries({ queryKey: ['records', 'photo-pairs', 'list'] });
}

export const PHOTO_PAIR = {
  query: photoPairQuery,
  read: readPhotoPair,
  update: updatePhotoPair,
  remove: deletePhotoPair,
  changed: photoPairsChanged,
};
