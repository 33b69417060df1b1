import { type OdometerUnit, personUnit } from '@carnet/mf-kit/formats';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/lookups';

/** Vehicles that a fill-up can belong to, for selectors. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) => (await api.list('/api/vehicles', { signal, fallback: m.vehiclesFailed })).rows,
  });

interface NamedVehicle {
  nickname: string | null;
  year: number;
  make: string;
  model: string;
}

/** The nickname if there is one, otherwise year, make and model. */
export const vehicleName = ({ nickname, year, make, model }: NamedVehicle): string =>
  nickname || `${year} ${make} ${model}`;

/** A vehicle for selectors, with the unit and the last known value of its odometer. */
export interface VehicleOption {
  value: string;
  label: string;
  unit?: OdometerUnit;
  mileage?: number | null;
}

export const vehicleOptions = (
  vehicles: readonly (NamedVehicle & { id: number; odometer_unit?: OdometerUnit; current_mileage?: number | null })[],
): VehicleOption[] =>
  vehicles.map((vehicle) => ({
    value: String(vehicle.id),
    label: fullName(vehicle),
    unit: vehicle.odometer_unit,
    mileage: vehicle.current_mileage,
  }));

/** Unit of the selected vehicle's odometer. Without a selection, the person's unit. */
export const unitOfVehicle = (vehicles: readonly VehicleOption[], id: string): OdometerUnit =>
  vehicles.find(({ value }) => value === id)?.unit ?? personUnit();

/** `1973 Alfa Romeo GT Junior (Giulia)` */
export const fullName = (vehicle: NamedVehicle): string =>
  `${vehicle.year} ${vehicle.make} ${vehicle.model}${vehicle.nickname ? ` (${vehicle.nickname})` : ''}`;
