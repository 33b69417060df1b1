import type { WorkboxPlugin } from 'workbox-core/types';

/** Keeps the newest entries of a cache. Nothing is noted beside the cache, so that deleting it leaves no trace of what was looked at. */
export async function keepNewest(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const oldest = (await cache.keys()).slice(0, -most);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

export const newestOf = (cacheName: string, most: number): WorkboxPlugin => ({
  cacheDidUpdate: () => keepNewest(cacheName, most),
});
