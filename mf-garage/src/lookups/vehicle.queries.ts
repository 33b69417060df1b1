import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/vehicles';

/** A vehicle as it was read: `version` is what the next save is checked against. */
export type Vehicle = garage.VehicleView & { version?: number };

export const readVehicle = (id: number, signal?: AbortSignal): Promise<Vehicle> =>
  api.get('/api/vehicles/{id}', { params: { id }, signal, fallback: m.fetchFailed });

export const vehicleQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'vehicles', id], queryFn: ({ signal }) => readVehicle(id, signal) });
