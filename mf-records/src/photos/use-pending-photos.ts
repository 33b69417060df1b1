import { isMissing, useQueryClient } from '@carnet/mf-kit/data';
import { useEffect } from 'react';
import { api } from '../api';
import { type Photo, photosChanged, readPhoto } from './photos.queries';
import * as m from '../messages/photo-queries';

const SOON_MS = 1_500;
const LATEST_MS = 15_000;
/** The number of photos that are prepared within the shortest pause; for more of them the pause is longer. */
const AT_A_TIME = 20;
/** The API's longest page is twice as long; those that are being prepared are among the ones that came last. */
const NEWEST = 100;

const pauseFor = (pending: number, idle: number): number =>
  Math.min(LATEST_MS, SOON_MS * Math.ceil(pending / AT_A_TIME) * 2 ** idle);

/**
 * While pictures are being prepared, looks whether some are, and reads the photos anew then: as long as somebody sees the page, the less often the more
 * there are and the longer nothing has changed.
 */
export function usePendingPhotos(photos: readonly Photo[]): void {
  const queries = useQueryClient();
  const pending = photos
    .filter(({ state }) => state === 'pending')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (!pending) return;
    const ids = pending.split(',').map(Number);
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let idle = 0;
    const wait = () => (timer = setTimeout(() => void look(), pauseFor(ids.length, idle)));
    const look = async () => {
      if (document.hidden) return;
      const isChanged = await haveChanged(ids, signal).catch(() => false);
      if (signal.aborted) return;
      idle = isChanged ? 0 : idle + 1;
      if (isChanged) await photosChanged(queries);
      // The photos that are read anew may be as they were; then this goes on, and else the effect begins again.
      if (!signal.aborted) wait();
    };
    const lookWhenSeen = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void look();
    };
    document.addEventListener('visibilitychange', lookWhenSeen, { signal });
    wait();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [pending, queries]);
}

/** Tells whether one of these is prepared, or gone: by the newest of all and, if they are older, by the oldest of them, which is prepared next. */
async function haveChanged(ids: readonly number[], signal: AbortSignal): Promise<boolean> {
  const { rows } = await api.list('/api/photos', {
    query: { sort: 'added', limit: NEWEST },
    fallback: m.listFailed,
    signal,
  });
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  if (ids.some((id) => (states.get(id) ?? 'pending') !== 'pending')) return true;
  const older = ids.filter((id) => !states.has(id));
  if (older.length === 0) return false;
  const oldest = await readPhoto(Math.min(...older), signal).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return oldest?.state !== 'pending';
}
