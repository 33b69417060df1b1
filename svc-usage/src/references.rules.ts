import type { ReferenceTarget } from '@carnet/fact-log';
import * as component from './messages/component.js';
import * as vehicle from './messages/vehicle.js';

/** Other services' things to which fill-ups and fitments refer. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: vehicle.notFound,
};

/** Parts of svc-garage, to which components can be linked. */
export const PARTS: ReferenceTarget = {
  table: 'part_copies',
  copyOf: { producer: 'garage', kind: 'part' },
  missing: component.partNotFound,
};

/** Components, to which fitments and entries belong. */
export const COMPONENTS: ReferenceTarget = { table: 'components', missing: component.notFound };
