import type { garage } from '@carnet/contracts';

export type VehicleType = garage.VehicleView['type'];

export { VEHICLE_TYPE_VALUES as VEHICLE_TYPES } from '@carnet/contracts/garage';

export const VEHICLE_SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Make and model' },
  { value: 'year', label: 'Year' },
  { value: 'mileage', label: 'Mileage' },
];
