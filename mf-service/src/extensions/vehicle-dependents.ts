import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'service event',
    key: ['service', 'events'],
    count: (vehicleId, signal) =>
      api.count('/api/service/vehicles/{id}/events', {
        params: { id: vehicleId },
        signal,
        fallback: 'Failed to count service events',
      }),
  },
  {
    one: 'service schedule',
    key: ['service', 'schedules'],
    count: (vehicleId, signal) =>
      api.count('/api/service/vehicles/{id}/schedules', {
        params: { id: vehicleId },
        signal,
        fallback: 'Failed to count service schedules',
      }),
  },
];
export default dependents;
