import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit';
import { api } from '../api';

export type Vehicle = garage.VehicleView;
export type Part = garage.PartInList;

/** The vehicles that an event can be of, for selectors. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/vehicles', { signal, fallback: 'Failed to fetch vehicles' })).rows,
  });

/** The parts of one vehicle, for an event's parts. */
export const partChoicesQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['garage', 'parts', 'of-vehicle', vehicleId],
    enabled: vehicleId > 0,
    queryFn: async ({ signal }) =>
      (
        await api.list('/api/parts/vehicles/{vehicleId}', {
          params: { vehicleId },
          signal,
          fallback: 'Error fetching vehicle parts',
          query: { view: 'row' },
        })
      ).rows,
  });

interface NamedVehicle {
  year: number;
  make: string;
  model: string;
  nickname?: string | null;
}

export const vehicleName = ({ year, make, model }: NamedVehicle): string => `${year} ${make} ${model}`;

export const vehicleOptions = (vehicles: readonly Vehicle[]) =>
  vehicles.map((vehicle) => ({
    value: String(vehicle.id),
    label: vehicle.nickname ? `${vehicleName(vehicle)} (${vehicle.nickname})` : vehicleName(vehicle),
  }));
