import type { PhotosOf } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/photo-queries';

/** Number of photos in a panel. The gallery shows all. */
const SHOWN = 12;
/** Polling interval. Pictures are made within a second or two after an upload. */
const LOOK_AGAIN_MS = 1_500;

/** Newest photos of a vehicle or a record; of all if `of` is null. Polls while a picture is being prepared. */
export const recordPhotosQuery = (of: PhotosOf | null) =>
  queryOptions({
    queryKey: ['records', 'photos', 'of', of?.subject ?? 'all', of?.id ?? 0],
    queryFn: ({ signal }) =>
      api.list('/api/photos', {
        signal,
        fallback: m.listFailed,
        query: { ...filterOf(of), sort: 'added', limit: SHOWN },
      }),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => state === 'pending') ? LOOK_AGAIN_MS : false,
  });

function filterOf(of: PhotosOf | null) {
  if (of === null) return {};
  return of.subject === 'vehicle' ? { vehicle_id: of.id } : { subject: `${of.subject}:${of.id}` };
}
