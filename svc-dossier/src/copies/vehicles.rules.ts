import type { ReferenceTarget } from '@carnet/fact-log';
import * as vehicle from '../messages/vehicle.js';

/** References of dossiers to vehicles, which svc-garage owns. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: vehicle.notFound,
};
