import { api, queryOptions } from '@carnet/mf-kit';

/** A kind of thing that belongs to a vehicle and goes with it. */
export interface Belonging {
  one: string;
  /** The key under which its domain keeps its queries. */
  key: readonly [domain: string, things: string];
  ofVehicle: (vehicleId: number) => string;
  /** Where its pages begin; while no remote serves them there is none to lose. */
  pages: string;
}

export const PARTS: Belonging = {
  one: 'part',
  key: ['garage', 'parts'],
  ofVehicle: (id) => `/api/parts/vehicles/${id}`,
  pages: '/parts',
};

/** What other domains keep of a vehicle (contract §3). */
export const ELSEWHERE: readonly Belonging[] = [
  {
    one: 'service event',
    key: ['service', 'events'],
    ofVehicle: (id) => `/api/service/vehicles/${id}/events`,
    pages: '/service',
  },
  {
    one: 'service schedule',
    key: ['service', 'schedules'],
    ofVehicle: (id) => `/api/service/vehicles/${id}/schedules`,
    pages: '/service-schedules',
  },
  {
    one: 'modification',
    key: ['records', 'modifications'],
    ofVehicle: (id) => `/api/modifications/vehicles/${id}`,
    pages: '/modifications',
  },
  { one: 'issue', key: ['records', 'issues'], ofVehicle: (id) => `/api/issues/vehicle/${id}`, pages: '/issues' },
  {
    one: 'track day',
    key: ['records', 'track-days'],
    ofVehicle: (id) => `/api/track-days/vehicles/${id}`,
    pages: '/track-days',
  },
];

const AT_ONCE = 8;

/** How many of a kind belong to these vehicles. Asked once: a domain that is away is named as such, not waited for. */
export const goingQuery = (belonging: Belonging, vehicleIds: readonly number[]) =>
  queryOptions({
    queryKey: [...belonging.key, 'count', vehicleIds],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      let total = 0;
      for (let at = 0; at < vehicleIds.length; at += AT_ONCE) {
        const some = vehicleIds.slice(at, at + AT_ONCE);
        const counts = await Promise.all(some.map((id) => countAt(belonging.ofVehicle(id), signal)));
        total += counts.reduce((sum, count) => sum + count, 0);
      }
      return total;
    },
  });

/** The ids of all vehicles of a collection. */
export const vehicleIdsQuery = (collectionId: number) =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'ids', collectionId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = `/api/collections/${collectionId}/vehicles`;
      const { rows } = await api.list<{ id: number }>(path, {
        signal,
        fallback: 'Failed to fetch vehicles in collection',
      });
      return rows.map(({ id }) => id);
    },
  });

const countAt = async (path: string, signal: AbortSignal): Promise<number> =>
  (await api.list(path, { signal, fallback: 'Failed to count', query: { limit: 1 } })).total;
