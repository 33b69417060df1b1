import type { VehicleActivity } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import { queryOptions } from '@carnet/mf-kit/data';
import { soFar } from './activity.rules';

export const activityQuery = ({ key, read }: VehicleActivity, vehicleId: number) =>
  queryOptions({
    queryKey: [...key, 'activity', vehicleId],
    queryFn: async ({ signal }) => soFar(await read(vehicleId, signal), today()),
  });
