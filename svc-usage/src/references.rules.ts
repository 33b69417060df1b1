import type { ReferenceTarget } from '@carnet/svc-kit';
import * as vehicle from './messages/vehicle.js';

/** Other services' things that fill-ups refer to. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: vehicle.notFound,
};
