import type { usage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/track-day';

export type Day = usage.DayView;

/** A vehicle's day on a track. @param trackDays number of track days up to that evening, including that day */
export const dayQuery = (vehicleId: number, on: string, trackDays: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'lives', 'day', vehicleId, on, trackDays],
    queryFn: ({ signal }): Promise<Day> =>
      api.get('/api/usage/vehicles/{vehicleId}/day', {
        params: { vehicleId },
        query: { on, track_days: trackDays },
        signal,
        fallback: m.failed,
      }),
  });
