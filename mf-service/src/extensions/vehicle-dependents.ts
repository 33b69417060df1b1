import type { VehicleDependents } from '@carnet/contracts';
import { api } from '@carnet/mf-kit';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'service event',
    key: ['service', 'events'],
    count: (vehicleId, signal) =>
      api.count(`/api/service/vehicles/${vehicleId}/events`, { signal, fallback: 'Failed to count service events' }),
  },
  {
    one: 'service schedule',
    key: ['service', 'schedules'],
    count: (vehicleId, signal) =>
      api.count(`/api/service/vehicles/${vehicleId}/schedules`, {
        signal,
        fallback: 'Failed to count service schedules',
      }),
  },
];
export default dependents;
