import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/extensions';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'modification',
    several: m.severalModifications,
    counted: m.countedModifications,
    key: ['records', 'modifications'],
    count: (vehicleId, signal) =>
      api.count('/api/modifications/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.modificationsNotCounted,
      }),
  },
  {
    one: 'issue',
    several: m.severalIssues,
    counted: m.countedIssues,
    key: ['records', 'issues'],
    count: (vehicleId, signal) =>
      api.count('/api/issues/vehicle/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.issuesNotCounted,
      }),
  },
  {
    one: 'track day',
    several: m.severalTrackDays,
    counted: m.countedTrackDays,
    key: ['records', 'track-days'],
    count: (vehicleId, signal) =>
      api.count('/api/track-days/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.trackDaysNotCounted,
      }),
  },
];
export default dependents;
