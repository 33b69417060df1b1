import type { garage } from '@carnet/contracts';
import * as m from '../messages/vehicles';

export type VehicleType = garage.VehicleView['type'];

export const VEHICLE_SORTS = [
  { value: 'newest', label: m.newestFirst },
  { value: 'oldest', label: m.oldestFirst },
  { value: 'name', label: m.makeAndModel },
  { value: 'year', label: m.year },
  { value: 'mileage', label: m.mileage },
];
