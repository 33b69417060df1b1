import type { garage } from '@carnet/contracts';
import { type OdometerUnit, personUnit } from '@carnet/mf-kit/formats';
import { pagedQuery, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/lookups';

export type Vehicle = garage.VehicleView;
export type Part = garage.PartInList;

/** Vehicles that an event can belong to, for selectors. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) => (await api.list('/api/vehicles', { signal, fallback: m.fetchVehiclesFailed })).rows,
  });

const PAGE = 50;

/** The parts of one vehicle that match a text, for an event's parts. */
export const partChoicesQuery = (vehicleId: number, search: string) =>
  pagedQuery({
    key: ['garage', 'parts', 'of-vehicle', vehicleId, 'choices'],
    filters: { search, sort: 'name' },
    read: (ask, filters) =>
      api.list('/api/parts/vehicles/{vehicleId}', {
        ...ask,
        params: { vehicleId },
        query: { ...filters, limit: PAGE, view: 'row' },
        fallback: m.fetchPartsFailed,
      }),
  });

/** Unit of this vehicle's odometer. Without a selection, the person's unit. */
export const unitOfVehicle = (vehicles: readonly Vehicle[], id: string | number): OdometerUnit =>
  vehicles.find((vehicle) => vehicle.id === Number(id))?.odometer_unit ?? personUnit();

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
