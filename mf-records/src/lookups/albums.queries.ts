import { type Page, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import type { records } from '@carnet/contracts';
import * as m from '../messages/album-queries';

/** A photo at the size of a card. */
export type SmallPhoto = records.CoverPhotoView;

/** An album as fetched. The next save sends its `version` as `If-Match`. */
export type Album = records.AlbumView & { version?: number };

const PAGE = 48;

export const albumsQuery = () =>
  pagedQuery({
    key: ['records', 'albums', 'list'],
    read: (ask) => api.list('/api/albums', { ...ask, query: { limit: PAGE }, fallback: m.listFailed }),
  });

/** All albums, for selectors. */
export const albumChoicesQuery = () =>
  queryOptions({
    queryKey: ['records', 'albums', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/albums', { signal, query: { sort: 'name' }, fallback: m.listFailed })).rows,
  });

export const readAlbum = (id: number, signal?: AbortSignal): Promise<Album> =>
  api.get('/api/albums/{id}', { params: { id }, signal, fallback: m.albumFailed });

export const albumQuery = (id: number) =>
  queryOptions({ queryKey: ['records', 'albums', id], queryFn: ({ signal }) => readAlbum(id, signal) });

export const createAlbum = (body: records.CreateAlbum): Promise<Album> =>
  api.post('/api/albums', body, { fallback: m.createFailed });

export const updateAlbum = (album: Pick<Album, 'id' | 'version'>, body: records.UpdateAlbum): Promise<Album> =>
  api.patch('/api/albums/{id}', body, {
    params: { id: album.id },
    fallback: m.saveFailed,
    ifMatch: album.version,
  });

export const deleteAlbum = (id: number): Promise<void> =>
  api.delete('/api/albums/{id}', { params: { id }, fallback: m.deleteFailed });

const MOST_AT_ONCE = 200;

/** All photos of an album, in order. Fetches page by page. */
async function photosOf(id: number, signal?: AbortSignal): Promise<records.PhotoView[]> {
  const photos: records.PhotoView[] = [];
  let page: string | null = null;
  do {
    const query = { album_id: id, sort: 'album', limit: MOST_AT_ONCE };
    const fallback = m.photosFailed;
    const some: Page<records.PhotoView> = await api.list('/api/photos', { page, query, signal, fallback });
    photos.push(...some.rows);
    page = some.next;
  } while (page !== null);
  return photos;
}

export const albumPhotosQuery = (id: number) =>
  queryOptions({ queryKey: ['records', 'albums', id, 'photos'], queryFn: ({ signal }) => photosOf(id, signal) });

export const photoIdsOf = async (id: number): Promise<number[]> => (await photosOf(id)).map((photo) => photo.id);

/** Refetches lists of albums, and of photos by album. The saved album is taken from the response. */
export async function albumsChanged(queries: QueryClient, saved?: Album): Promise<void> {
  if (saved) takeSaved(queries, albumQuery(saved.id).queryKey, saved);
  const stale = [
    ['records', 'albums', 'list'],
    ['records', 'albums', 'choices'],
    ['records', 'photos', 'list'],
  ];
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export const ALBUM = {
  query: albumQuery,
  read: readAlbum,
  update: updateAlbum,
  remove: deleteAlbum,
  changed: albumsChanged,
};
