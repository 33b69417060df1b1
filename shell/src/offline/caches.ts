import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ANSWERS, keepsAnswers } from './keeping';
import { hasExpired, isOverBy, ownerOf, placeOf } from './kept';
import { newestOf } from './newest';

/** Answers of one person: some weeks of looking around. */
const MOST_ANSWERS = 500;
/** Larger ones are downloads. */
const LARGEST_ANSWER = 5_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Rises when people are forgotten: an answer that was asked for before is not kept after. */
let generation = 0;
let kept = new Map<string, NetworkFirst>();

/**
 * From the network, and without one as it was seen last: from the drawer of a person and garage. Of one person at a time: another's answers go when this one's first is asked
 * for.
 */
export function answersOf(drawer: string): NetworkFirst {
  const known = kept.get(drawer);
  if (known) return known;
  void forgetPeople(ownerOf(drawer));
  void forgetDrawers((other) => placeOf(other) === placeOf(drawer) && other !== drawer);
  kept = new Map(
    [...kept].filter(([other]) => ownerOf(other) === ownerOf(drawer) && placeOf(other) !== placeOf(drawer)),
  );
  const strategy = newStrategy(drawer);
  kept.set(drawer, strategy);
  return strategy;
}

/** Deletes what people have seen, but for one. */
export async function forgetPeople(butFor?: string): Promise<void> {
  if (butFor === undefined) generation += 1;
  await forgetDrawers((drawer) => ownerOf(drawer) !== butFor);
}

async function forgetDrawers(isGone: (drawer: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  await Promise.all(names.filter((name) => isGone(name.slice(ANSWERS.length))).map((name) => caches.delete(name)));
}

function newStrategy(drawer: string): NetworkFirst {
  const cacheName = ANSWERS + drawer;
  return new NetworkFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      newestOf(cacheName, MOST_ANSWERS),
      // Answers that were on their way when the person chose that nothing is kept.
      { cacheDidUpdate: async () => void ((await keepsAnswers()) || (await caches.delete(cacheName))) },
      // Answers of a garage go with the grant.
      {
        fetchDidSucceed: async ({ response }) => (
          isOverBy(drawer, await refusalOf(response)) && (await caches.delete(cacheName)),
          response
        ),
      },
      { requestWillFetch, fetchDidSucceed, cacheWillUpdate, cachedResponseWillBeUsed },
      // Nothing tells a browser without a network that a grant has expired, but the day.
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (!hasExpired(drawer, Date.now())) return cachedResponse;
          await caches.delete(cacheName);
          return undefined;
        },
      },
    ],
  });
}

/** The code of an answer that refuses. */
async function refusalOf(response: Response): Promise<unknown> {
  if (response.status !== 403) return undefined;
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (said as { code?: unknown } | null)?.code;
}

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
