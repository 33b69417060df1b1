import type { ReferenceTarget } from '@carnet/svc-kit';
import * as vehicle from './messages/vehicle.js';

/** What fill-ups refer to of other services' things. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: vehicle.notFound,
};
