import type { garage } from '@carnet/contracts';
import { pagedQuery } from '@carnet/mf-kit/data';
import { api } from '../api';
import { readVehicle, type Vehicle, vehicleQuery } from '../lookups';
import { savedInGarage } from '../shared';
import * as m from '../messages/vehicles';

/** Default filters. The URL stores only the filters that differ. */
export const VEHICLE_FILTERS = { search: '', collection_id: '', type: '', sort: 'newest' };

export type VehicleFilters = typeof VEHICLE_FILTERS;

const PAGE = 48;

export const vehiclesQuery = ({ search, collection_id, type, sort }: VehicleFilters) =>
  pagedQuery({
    key: ['garage', 'vehicles', 'list'],
    filters: { search, collection_id, type, sort },
    read: (ask, filters) =>
      api.list('/api/vehicles', { ...ask, query: { ...filters, limit: PAGE }, fallback: m.fetchAllFailed }),
  });

export const createVehicle = (body: garage.CreateVehicle): Promise<Vehicle> =>
  api.post('/api/vehicles', body, { fallback: m.createFailed });

export const updateVehicle = (read: Vehicle, body: garage.UpdateVehicle): Promise<Vehicle> =>
  api.put('/api/vehicles/{id}', body, {
    params: { id: read.id },
    fallback: m.updateFailed,
    ifMatch: read.version,
  });

export const deleteVehicle = (id: number): Promise<void> =>
  api.delete('/api/vehicles/{id}', { params: { id }, fallback: m.deleteFailed });

/** Functions that fetch, save and delete a vehicle, and refetch the queries that show it. */
export const VEHICLE = {
  query: vehicleQuery,
  read: readVehicle,
  update: updateVehicle,
  remove: deleteVehicle,
  changed: savedInGarage<Vehicle>(vehicleQuery),
};
