import type { garage } from '@carnet/contracts';

export type VehicleType = garage.VehicleView['type'];

export const VEHICLE_TYPES = ['Car', 'Truck', 'SUV', 'Motorcycle', 'Other'] as const satisfies readonly VehicleType[];

export const VEHICLE_SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Make and model' },
  { value: 'year', label: 'Year' },
  { value: 'mileage', label: 'Mileage' },
];
