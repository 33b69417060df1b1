import type { VehicleActivity } from '@carnet/contracts';
import { queryOptions, today } from '@carnet/mf-kit';
import { soFar } from './activity.rules';

export const activityQuery = ({ key, read }: VehicleActivity, vehicleId: number) =>
  queryOptions({
    queryKey: [...key, 'activity', vehicleId],
    queryFn: async ({ signal }) => soFar(await read(vehicleId, signal), today()),
  });
