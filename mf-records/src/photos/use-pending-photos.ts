import { isMissing, useQueryClient } from '@carnet/mf-kit/data';
import { useEffect } from 'react';
import { api } from '../api';
import { type Photo, photosChanged, readPhoto } from './photos.queries';
import * as m from '../messages/photo-queries';

const SOON_MS = 1_500;
const LATEST_MS = 15_000;
/** Up to this many pending photos use the shortest interval. The interval grows with their number. */
const AT_A_TIME = 20;
/** Half of the API's longest page. Pending photos are among the newest. */
const NEWEST = 100;

const pauseFor = (pending: number, idle: number): number =>
  Math.min(LATEST_MS, SOON_MS * Math.ceil(pending / AT_A_TIME) * 2 ** idle);

/**
 * Polls while photos are pending and the tab is visible, and refetches the photos when one is ready. The interval grows with the number of pending photos and
 * with each poll without a change.
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
      // Goes on if the same photos are still pending. Otherwise the effect restarts by itself.
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

/**
 * Tells whether one of these is ready or deleted. Checks the newest photos; if all pending ones are older, checks the oldest of them, which is prepared next.
 */
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
