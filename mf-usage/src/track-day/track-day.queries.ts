import type { usage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit';
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

export const checksQuery = (vehicleId: number, on: string) =>
  queryOptions({
    queryKey: ['usage', 'checks', vehicleId, on],
    queryFn: ({ signal }): Promise<Checks> =>
      api.get('/api/usage/vehicles/{vehicleId}/checks', {
        params: { vehicleId },
        query: { on },
        signal,
        fallback: m.failed,
      }),
  });

export const setChecks = (vehicleId: number, day: string, items: readonly Check[]): Promise<Checks> =>
  api.put(
    '/api/usage/vehicles/{vehicleId}/checks',
    { day, items: [...items] },
    { params: { vehicleId }, fallback: m.notKept },
  );
