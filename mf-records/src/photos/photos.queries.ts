import type { records } from '@carnet/contracts';
import { pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import type { PhotoChange } from './photo-changes';
import * as m from '../messages/photo-queries';

/** A photo as fetched. The next save sends its `version` as `If-Match`. */
export type Photo = records.PhotoView & { version?: number };

/** Default filters. The URL stores only the filters that differ. `subject` is a record, such as `issue:12`. */
export const PHOTO_FILTERS = { search: '', vehicle_id: '', tag: '', subject: '', deleted: '' };

export type PhotoFilters = typeof PHOTO_FILTERS;

const PAGE = 100;

export const photosQuery = (filters: Partial<PhotoFilters> & { album_id?: number; sort?: string }) =>
  pagedQuery({
    key: ['records', 'photos', 'list'],
    filters,
    read: (ask, { deleted, ...rest }) =>
      api.list('/api/photos', {
        ...ask,
        query: { ...rest, deleted: deleted ? true : undefined, limit: PAGE },
        fallback: m.listFailed,
      }),
  });

export const readPhoto = (id: number, signal?: AbortSignal): Promise<Photo> =>
  api.get('/api/photos/{id}', { params: { id }, signal, fallback: m.photoFailed });

export const photoQuery = (id: number) =>
  queryOptions({ queryKey: ['records', 'photos', id], queryFn: ({ signal }) => readPhoto(id, signal) });

export const updatePhoto = (photo: Photo, body: records.UpdatePhoto): Promise<Photo> =>
  api.patch('/api/photos/{id}', body, {
    params: { id: photo.id },
    fallback: m.saveFailed,
    ifMatch: photo.version,
  });

/** The API's limit for one change. */
const MOST_AT_ONCE = 200;

/** Applies one change to all photos, in batches. Each batch succeeds or fails as a whole. */
export async function changePhotos({ ids, ...change }: PhotoChange): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE)
    await api.patch('/api/photos', { ...change, ids: ids.slice(at, at + MOST_AT_ONCE) }, { fallback: m.changeFailed });
}

/** Applies several changes, one after the other. */
export async function changeInTurn(changes: readonly PhotoChange[]): Promise<void> {
  for (const change of changes) await changePhotos(change);
}

/** Deletes photos in the trash for good. */
export async function deletePhotos(ids: readonly number[]): Promise<void> {
  for (const id of ids) await api.delete('/api/photos/{id}', { params: { id }, fallback: m.deleteFailed });
}

/** Makes a photo the cover of its vehicle. */
export const setCover = (vehicleId: number, photo_id: number): Promise<unknown> =>
  api.put('/api/photos/covers/{vehicleId}', { photo_id }, { params: { vehicleId }, fallback: m.coverFailed });

export const removeCover = (vehicleId: number): Promise<void> =>
  api.delete('/api/photos/covers/{vehicleId}', { params: { vehicleId }, fallback: m.uncoverFailed });

/** Refetches the garage's queries, because they include covers. */
export const coverChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['garage'] });

/** Refetches lists, panels, albums and pairs. The saved photo is taken from the response. */
export async function photosChanged(queries: QueryClient, saved?: Photo): Promise<void> {
  if (saved) takeSaved(queries, photoQuery(saved.id).queryKey, saved);
  const isStale = ({ queryKey: [domain, what, which] }: { queryKey: readonly unknown[] }) =>
    domain === 'records' &&
    (what === 'files' ||
      what === 'albums' ||
      what === 'photo-pairs' ||
      (what === 'photos' && (!saved || which !== saved.id)));
  await queries.invalidateQueries({ predicate: isStale });
}

/** Functions that fetch and save a photo, and refetch the queries that show it. */
export const PHOTO = { query: photoQuery, read: readPhoto, update: updatePhoto, changed: photosChanged };

const BEFORE = 4;
const AFTER = 2;
const DAY_MS = 86_400_000;

/** Photos of a vehicle around a day, oldest first: the last ones up to that day and the first ones after it. */
export const photosAroundQuery = (vehicleId: number, on: string) =>
  queryOptions({
    queryKey: ['records', 'photos', 'list', 'around', vehicleId, on],
    queryFn: async ({ signal }): Promise<Photo[]> => {
      const asked = { signal, fallback: m.listFailed };
      const next = new Date(Date.parse(on) + DAY_MS).toISOString().slice(0, 10);
      const [before, after] = await Promise.all([
        api.list('/api/photos', { ...asked, query: { vehicle_id: vehicleId, to: on, sort: 'newest', limit: BEFORE } }),
        api.list('/api/photos', {
          ...asked,
          query: { vehicle_id: vehicleId, from: next, sort: 'oldest', limit: AFTER },
        }),
      ]);
      return [...before.rows.toReversed(), ...after.rows];
    },
  });
