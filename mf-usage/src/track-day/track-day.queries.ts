import type { usage } from '@carnet/contracts';
import { ApiError, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/track-day';

export type OnDay = usage.OnDayView;
export type Checks = usage.ChecksView;
export type Check = usage.CheckView;

const MOST = 200;

/** Track days of a vehicle, from svc-records. If that fails, only the given day counts. */
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

/** Maximum number of attempts if team members tick at the same time. Each retry applies the change to the newest list. */
const MOST_TRIES = 5;

/** Saves a change of the list. After a conflict, it is applied to the newest list, so that no tick is lost. */
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
