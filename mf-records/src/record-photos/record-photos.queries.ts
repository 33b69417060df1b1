import type { PhotosOf } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/photo-queries';

/** As many as a panel shows; the gallery has them all. */
const SHOWN = 12;
/** Pictures are made within a second or two of their upload. */
const LOOK_AGAIN_MS = 1_500;

/** The photos that came last to a vehicle or a record; asked for again while any is being prepared. Without `of`, of all. */
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
