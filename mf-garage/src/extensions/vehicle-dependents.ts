import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'part',
    key: ['garage', 'parts'],
    count: (vehicleId, signal) =>
      api.count('/api/parts/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: 'Failed to count parts',
      }),
  },
];
export default dependents;
