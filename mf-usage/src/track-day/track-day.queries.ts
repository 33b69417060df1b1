import type { usage } from '@carnet/contracts';
import { ApiError, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/track-day';

export type OnDay = usage.OnDayView;
export type Checks = usage.ChecksView;
export type Check = usage.CheckView;

const MOST = 200;

/** The track days of a vehicle, which another service keeps; without it the day is counted alone. */
export const plannedQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['records', 'track-days', 'of-vehicle', vehicleId, 'days'],
    queryFn: async ({ signal }) => {
      const asked = { params: { vehicleId }, query: { limit: MOST, view: 'row' as const }, signal, fallback: m.failed };
      return (await api.list('/api/track-days/vehicles/{vehicleId}', asked)).rows;
    },
  });

const readChecks = (vehicleId: number, on: string, signal?: AbortSignal): Promise<Checks> =>
  api.get('/api/usage/vehicles/{vehicleId}/checks', {
    params: { vehicleId },
    query: { on },
    signal,
    fallback: m.failed,
  });

export const checksQuery = (vehicleId: number, on: string) =>
  queryOptions({
    queryKey: ['usage', 'checks', vehicleId, on],
    queryFn: ({ signal }) => readChecks(vehicleId, on, signal),
  });

/** Others of a team may tick at the same moment; whoever is behind reads theirs and changes that. */
const MOST_TRIES = 5;

/** Changes the list that was read. Where somebody else has changed it since, the same is done to theirs, so that no tick is lost. */
export async function changeChecks(
  read: Checks,
  change: (items: readonly Check[]) => readonly Check[],
  tries = MOST_TRIES,
): Promise<Checks> {
  const { vehicle_id: vehicleId, day, version } = read;
  try {
    return await api.put(
      '/api/usage/vehicles/{vehicleId}/checks',
      { day, items: [...change(read.items)] },
      { params: { vehicleId }, fallback: m.notKept, ifMatch: version },
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.isStale) || tries <= 1) throw error;
    return changeChecks(await readChecks(vehicleId, day), change, tries - 1);
  }
}
