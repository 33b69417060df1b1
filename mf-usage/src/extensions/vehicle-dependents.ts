import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/extensions';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'fill-up',
    several: m.severalFillUps,
    counted: m.countedFillUps,
    key: ['usage', 'fill-ups'],
    count: (vehicleId, signal) =>
      api.count('/api/fill-ups/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.fillUpsNotCounted,
      }),
  },
  {
    one: 'track session',
    several: m.severalTrackSessions,
    counted: m.countedTrackSessions,
    key: ['usage', 'track-sessions'],
    count: (vehicleId, signal) =>
      api.count('/api/track-sessions', {
        query: { vehicle_id: vehicleId },
        signal,
        fallback: m.trackSessionsNotCounted,
      }),
  },
  {
    one: 'mounting',
    several: m.severalMountings,
    counted: m.countedMountings,
    key: ['usage', 'components'],
    count: (vehicleId, signal) =>
      api.count('/api/usage/vehicles/{vehicleId}/fitments', {
        params: { vehicleId },
        signal,
        fallback: m.mountingsFailed,
      }),
  },
];
export default dependents;
