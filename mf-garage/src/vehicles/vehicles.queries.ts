import type { garage } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData, queryOptions } from '@carnet/mf-kit';

export type VehicleRow = garage.VehicleView;
/** A vehicle as it was read: `version` is what the next save is checked against. */
export type Vehicle = garage.VehicleView & { version?: number };

/** How the list begins; the address keeps what differs. */
export const VEHICLE_FILTERS = { search: '', collection_id: '', type: '', sort: 'newest' };

export type VehicleFilters = typeof VEHICLE_FILTERS;

const PAGE = 48;

export const vehiclesQuery = ({ search, collection_id, type, sort }: VehicleFilters) =>
  infiniteQueryOptions({
    queryKey: ['garage', 'vehicles', 'list', { search, collection_id, type, sort }],
    queryFn: ({ signal, pageParam }) =>
      api.list<VehicleRow>(pageParam ?? '/api/vehicles', {
        signal,
        fallback: 'Failed to fetch vehicles',
        query: pageParam ? {} : { search, collection_id, type, sort, limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const readVehicle = (id: number, signal?: AbortSignal): Promise<Vehicle> =>
  api.get<Vehicle>(`/api/vehicles/${id}`, { signal, fallback: 'Failed to fetch vehicle' });

export const vehicleQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'vehicles', id], queryFn: ({ signal }) => readVehicle(id, signal) });

export const createVehicle = (body: garage.CreateVehicle): Promise<Vehicle> =>
  api.post<Vehicle>('/api/vehicles', body, { fallback: 'Failed to create vehicle' });

export const updateVehicle = (read: Vehicle, body: garage.UpdateVehicle): Promise<Vehicle> =>
  api.put<Vehicle>(`/api/vehicles/${read.id}`, body, { fallback: 'Failed to update vehicle', ifMatch: read.version });

export const deleteVehicle = (id: number): Promise<void> =>
  api.delete(`/api/vehicles/${id}`, { fallback: 'Failed to delete vehicle' });
