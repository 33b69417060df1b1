import type { VehicleDependents } from '@carnet/contracts';
import { api } from '@carnet/mf-kit';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'part',
    key: ['garage', 'parts'],
    count: (vehicleId, signal) =>
      api.count(`/api/parts/vehicles/${vehicleId}`, { signal, fallback: 'Failed to count parts' }),
  },
];
export default dependents;
