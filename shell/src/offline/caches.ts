import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ANSWERS, keepsAnswers } from './keeping';
import { hasExpired, isOverBy, ownerOf, placeOf } from './kept';
import { newestOf } from './newest';

/** Maximum number of responses per person; enough for some weeks of use. */
const MOST_ANSWERS = 500;
/** In bytes. Larger responses are downloads. */
const LARGEST_ANSWER = 5_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Rises when people are forgotten: an answer that was asked for before is not kept after. */
let generation = 0;
let kept = new Map<string, NetworkFirst>();

/**
 * Strategy for one drawer (a person and a garage): from the network, otherwise the last stored response. Only one person's responses are stored: the first
 * request of another person deletes them.
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

/** Deletes the stored responses of all people, or of all but one. */
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
      // Deletes responses that arrive after the person has turned storing off.
      { cacheDidUpdate: async () => void ((await keepsAnswers()) || (await caches.delete(cacheName))) },
      // Deletes a garage's responses when its grant has ended.
      {
        fetchDidSucceed: async ({ response }) => (
          isOverBy(drawer, await refusalOf(response)) && (await caches.delete(cacheName)),
          response
        ),
      },
      { requestWillFetch, fetchDidSucceed, cacheWillUpdate, cachedResponseWillBeUsed },
      // Checks the grant's expiry by the clock, because an offline browser cannot learn it from the service.
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

/** The error code of a 403 response. */
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

/** After a 401, deletes all stored responses. */
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

/** Adds the time of a stored response as a header. Responses older than `KEPT_MS` are not used. */
const cachedResponseWillBeUsed: WorkboxPlugin['cachedResponseWillBeUsed'] = ({ cachedResponse }) => {
  const at = new Date(cachedResponse?.headers.get('date') ?? NaN);
  if (!cachedResponse || !(Date.now() - at.getTime() < KEPT_MS)) return Promise.resolve(undefined);
  const headers = new Headers(cachedResponse.headers);
  headers.set('x-seen-at', at.toISOString());
  return Promise.resolve(new Response(cachedResponse.body, { headers }));
};
