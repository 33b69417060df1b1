import type { garage } from '@carnet/contracts';
import { pagedQuery, queryOptions } from '@carnet/mf-kit';
import { api } from '../api';
import { savedInGarage } from '../shared';

/** A vehicle as it was read: `version` is what the next save is checked against. */
export type Vehicle = garage.VehicleView & { version?: number };

/** How the list begins; the address keeps what differs. */
export const VEHICLE_FILTERS = { search: '', collection_id: '', type: '', sort: 'newest' };

export type VehicleFilters = typeof VEHICLE_FILTERS;

const PAGE = 48;

export const vehiclesQuery = ({ search, collection_id, type, sort }: VehicleFilters) =>
  pagedQuery({
    key: ['garage', 'vehicles', 'list'],
    filters: { search, collection_id, type, sort },
    read: (ask, filters) =>
      api.list('/api/vehicles', { ...ask, query: { ...filters, limit: PAGE }, fallback: 'Failed to fetch vehicles' }),
  });

export const readVehicle = (id: number, signal?: AbortSignal): Promise<Vehicle> =>
  api.get('/api/vehicles/{id}', { params: { id }, signal, fallback: 'Failed to fetch vehicle' });

export const vehicleQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'vehicles', id], queryFn: ({ signal }) => readVehicle(id, signal) });

export const createVehicle = (body: garage.CreateVehicle): Promise<Vehicle> =>
  api.post('/api/vehicles', body, { fallback: 'Failed to create vehicle' });

export const updateVehicle = (read: Vehicle, body: garage.UpdateVehicle): Promise<Vehicle> =>
  api.put('/api/vehicles/{id}', body, {
    params: { id: read.id },
    fallback: 'Failed to update vehicle',
    ifMatch: read.version,
  });

export const deleteVehicle = (id: number): Promise<void> =>
  api.delete('/api/vehicles/{id}', { params: { id }, fallback: 'Failed to delete vehicle' });

/** How vehicles are read, changed and deleted, and what has to be read anew after that. */
export const VEHICLE = {
  query: vehicleQuery,
  read: readVehicle,
  update: updateVehicle,
  remove: deleteVehicle,
  changed: savedInGarage<Vehicle>(vehicleQuery),
};
