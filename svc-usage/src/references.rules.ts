import type { ReferenceTarget } from '@carnet/fact-log';
import * as component from './messages/component.js';
import * as vehicle from './messages/vehicle.js';

/** Other services' things that fill-ups and fitments refer to. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: vehicle.notFound,
};

/** Parts of the garage, which components follow. */
export const PARTS: ReferenceTarget = {
  table: 'part_copies',
  copyOf: { producer: 'garage', kind: 'part' },
  missing: component.partNotFound,
};

/** Components, to which fitments and entries belong. */
export const COMPONENTS: ReferenceTarget = { table: 'components', missing: component.notFound };
