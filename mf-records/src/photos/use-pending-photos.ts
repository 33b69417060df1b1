import { useQueryClient } from '@carnet/mf-kit';
import { useEffect } from 'react';
import { api } from '../api';
import { type Photo, photosChanged } from './photos.queries';
import * as m from '../messages/photo-queries';

const EVERY_MS = 1500;
/** The API's longest page; those that are being prepared are among the ones that came last. */
const NEWEST = 100;

/** While pictures are being prepared, looks whether some are, and reads the photos anew then. */
export function usePendingPhotos(photos: readonly Photo[]): void {
  const queries = useQueryClient();
  const pending = photos
    .filter(({ state }) => state === 'pending')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (!pending) return;
    const ids = new Set(pending.split(',').map(Number));
    const leaving = new AbortController();
    const look = async () => {
      const { rows } = await api.list('/api/photos', {
        query: { sort: 'added', limit: NEWEST },
        fallback: m.listFailed,
        signal: leaving.signal,
      });
      const known = rows.filter(({ id }) => ids.has(id));
      const isSeen = known.length === ids.size;
      if (!isSeen || known.some(({ state }) => state !== 'pending')) await photosChanged(queries);
    };
    const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [pending, queries]);
}
