import type { VehicleDependents } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/collections';

const AT_ONCE = 8;

/** Counts the things of one kind that belong to these vehicles. Does not retry: a domain that fails is named instead. */
export const goingQuery = ({ key, count }: VehicleDependents, vehicleIds: readonly number[]) =>
  queryOptions({
    queryKey: [...key, 'count', vehicleIds],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      let total = 0;
      for (let at = 0; at < vehicleIds.length; at += AT_ONCE) {
        const some = vehicleIds.slice(at, at + AT_ONCE);
        const counts = await Promise.all(some.map((id) => count(id, signal)));
        total += counts.reduce((sum, one) => sum + one, 0);
      }
      return total;
    },
  });

export const vehicleIdsQuery = (collectionId: number) =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'ids', collectionId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { rows } = await api.list('/api/collections/{id}/vehicles', {
        params: { id: collectionId },
        signal,
        fallback: m.fetchVehiclesFailed,
      });
      return rows.map(({ id }) => id);
    },
  });
