import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'modification',
    key: ['records', 'modifications'],
    count: (vehicleId, signal) =>
      api.count('/api/modifications/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: 'Failed to count modifications',
      }),
  },
  {
    one: 'issue',
    key: ['records', 'issues'],
    count: (vehicleId, signal) =>
      api.count('/api/issues/vehicle/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: 'Failed to count issues',
      }),
  },
  {
    one: 'track day',
    key: ['records', 'track-days'],
    count: (vehicleId, signal) =>
      api.count('/api/track-days/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: 'Failed to count track days',
      }),
  },
];
export default dependents;
