import { queryOptions } from '@carnet/mf-kit';
import { api } from '../api';

/** The vehicles that a record can be about, for selectors. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/vehicles', { signal, fallback: 'Failed to load vehicles' })).rows,
  });

interface NamedVehicle {
  nickname: string | null;
  year: number;
  make: string;
  model: string;
}

/** The nickname where there is one, else year, make and model (spec 001 §2, Issues). */
export const vehicleName = ({ nickname, year, make, model }: NamedVehicle): string =>
  nickname || `${year} ${make} ${model}`;

export const vehicleOptions = (vehicles: readonly (NamedVehicle & { id: number })[]) =>
  vehicles.map((vehicle) => ({ value: String(vehicle.id), label: fullName(vehicle) }));

/** `1973 Alfa Romeo GT Junior (Giulia)` */
export const fullName = (vehicle: NamedVehicle): string =>
  `${vehicle.year} ${vehicle.make} ${vehicle.model}${vehicle.nickname ? ` (${vehicle.nickname})` : ''}`;
