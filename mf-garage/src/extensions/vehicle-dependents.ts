import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/deletion';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'part',
    several: m.severalParts,
    counted: m.parts,
    key: ['garage', 'parts'],
    count: (vehicleId, signal) =>
      api.count('/api/parts/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.countPartsFailed,
      }),
  },
  {
    one: 'owner',
    several: m.severalOwners,
    counted: m.owners,
    key: ['garage', 'ownership'],
    count: (vehicle_id, signal) =>
      api.count('/api/ownership-chapters', { query: { vehicle_id }, signal, fallback: m.countOwnersFailed }),
  },
  {
    one: 'number',
    several: m.severalNumbers,
    counted: m.numbers,
    key: ['garage', 'identities'],
    count: (vehicle_id, signal) =>
      api.count('/api/vehicle-identities', { query: { vehicle_id }, signal, fallback: m.countNumbersFailed }),
  },
];
export default dependents;
