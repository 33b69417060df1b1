import type { VehicleDependents } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/dependents';
import * as failed from '../messages/extensions';

const dependents: readonly VehicleDependents[] = [
  {
    one: 'service event',
    several: m.severalEvents,
    counted: m.events,
    key: ['service', 'events'],
    count: (vehicleId, signal) =>
      api.count('/api/service/vehicles/{id}/events', {
        params: { id: vehicleId },
        signal,
        fallback: failed.countEventsFailed,
      }),
  },
  {
    one: 'service schedule',
    several: m.severalSchedules,
    counted: m.schedules,
    key: ['service', 'schedules'],
    count: (vehicleId, signal) =>
      api.count('/api/service/vehicles/{id}/schedules', {
        params: { id: vehicleId },
        signal,
        fallback: failed.countSchedulesFailed,
      }),
  },
];
export default dependents;
