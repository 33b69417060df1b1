import type { VehicleActivity } from '@carnet/contracts';
import { queryOptions, today } from '@carnet/mf-kit';
import { soFar } from './activity.rules';

/** Query for a vehicle's activity of one kind. */
export const activityQuery = ({ key, read }: VehicleActivity, vehicleId: number) =>
  queryOptions({
    queryKey: [...key, 'activity', vehicleId],
    queryFn: async ({ signal }) => soFar(await read(vehicleId, signal), today()),
  });
