import type { CostsAsked, CostTotal, garage, VehicleCosts } from '@carnet/contracts';
import { everyPage, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/costs';

export type Distance = garage.DistanceView;

/** Costs of one domain's records, from all pages of the list. */
export const costsQuery = ({ key, read }: VehicleCosts, asked: Omit<CostsAsked, 'page'>) =>
  queryOptions({
    queryKey: [...key, 'costs', asked.vehicleId ?? null, asked.from ?? null],
    queryFn: async ({ signal }): Promise<CostTotal[]> => {
      const all: CostTotal[] = [];
      let page: string | null = null;
      do {
        const { totals, next } = await read({ ...asked, page }, signal);
        all.push(...totals);
        page = next;
      } while (page !== null);
      return all;
    },
  });

/** Driven distances of vehicles, by year. */
export const distancesQuery = (vehicleId?: number) =>
  queryOptions({
    queryKey: ['garage', 'odometer', 'distances', vehicleId ?? null],
    queryFn: ({ signal }): Promise<Distance[]> =>
      everyPage((page) =>
        api.list('/api/vehicles/distances', {
          ...{ query: { vehicle_id: vehicleId }, page, signal, fallback: m.distancesFailed },
        }),
      ),
  });
