import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/vehicles';

/** A vehicle as fetched. The next save sends its `version` as `If-Match`. */
export type Vehicle = garage.VehicleView & { version?: number };

export const readVehicle = (id: number, signal?: AbortSignal): Promise<Vehicle> =>
  api.get('/api/vehicles/{id}', { params: { id }, signal, fallback: m.fetchFailed });

export const vehicleQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'vehicles', id], queryFn: ({ signal }) => readVehicle(id, signal) });
