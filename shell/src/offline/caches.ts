import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ANSWERS, keepsAnswers } from './keeping';

/** Answers of one person: some weeks of looking around. */
const MOST_ANSWERS = 500;
/** Larger ones are downloads. */
const LARGEST_ANSWER = 5_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps the newest entries of a cache. Nothing is noted beside the cache, so that deleting it leaves no trace of what was looked at. */
export const newestOf = (cacheName: string, most: number): WorkboxPlugin => ({
  cacheDidUpdate: async () => {
    const cache = await caches.open(cacheName);
    const oldest = (await cache.keys()).slice(0, -most);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  },
});

/** Rises when people are forgotten: an answer that was asked for before is not kept after. */
let generation = 0;
let kept: { person: string; strategy: NetworkFirst } | undefined;

/** From the network, and without one as it was seen last. Of one person at a time: another's answers go when this one's first is asked for. */
export function answersOf(person: string): NetworkFirst {
  if (kept?.person !== person) {
    void forgetPeople(person);
    kept = { person, strategy: newStrategy(ANSWERS + person) };
  }
  return kept.strategy;
}

/** Deletes what people have seen, but for one. */
export async function forgetPeople(butFor?: string): Promise<void> {
  if (butFor === undefined) generation += 1;
  const theirs = (await caches.keys()).filter((name) => name.startsWith(ANSWERS) && name !== `${ANSWERS}${butFor}`);
  await Promise.all(theirs.map((name) => caches.delete(name)));
}

const newStrategy = (cacheName: string): NetworkFirst =>
  new NetworkFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      newestOf(cacheName, MOST_ANSWERS),
      // Answers that were on their way when the person chose that nothing is kept.
      { cacheDidUpdate: async () => void ((await keepsAnswers()) || (await caches.delete(cacheName))) },
      { requestWillFetch, fetchDidSucceed, cacheWillUpdate, cachedResponseWillBeUsed },
    ],
  });

const requestWillFetch: WorkboxPlugin['requestWillFetch'] = ({ request, state }) => {
  state!.generation = generation;
  return Promise.resolve(request);
};

/** A token that is refused is nobody's any more. */
const fetchDidSucceed: WorkboxPlugin['fetchDidSucceed'] = async ({ response }) => {
  if (response.status === 401) await forgetPeople();
  return response;
};

const cacheWillUpdate: WorkboxPlugin['cacheWillUpdate'] = async ({ response, state }) => {
  const isData = response.headers.get('content-type')?.includes('json') && response.headers.get('x-seen-at') === null;
  const isSmall = Number(response.headers.get('content-length') ?? 0) < LARGEST_ANSWER;
  const mayStay = response.status === 200 && isData && isSmall && state!.generation === generation;
  return mayStay && (await keepsAnswers()) ? response : null;
};

/** Says of when it is. */
const cachedResponseWillBeUsed: WorkboxPlugin['cachedResponseWillBeUsed'] = ({ cachedResponse }) => {
  const at = new Date(cachedResponse?.headers.get('date') ?? NaN);
  if (!cachedResponse || !(Date.now() - at.getTime() < KEPT_MS)) return Promise.resolve(undefined);
  const headers = new Headers(cachedResponse.headers);
  headers.set('x-seen-at', at.toISOString());
  return Promise.resolve(new Response(cachedResponse.body, { headers }));
};
