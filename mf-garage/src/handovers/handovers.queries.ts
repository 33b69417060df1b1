import type { identity } from '@carnet/contracts';
import { everyPage, type QueryClient, queryOptions, useQueryClient } from '@carnet/mf-kit/data';
import { useEffect, useRef } from 'react';
import { api } from '../api';
import { garageChanged } from '../shared';
import * as m from '../messages/handovers';

export type Handover = identity.HandoverView;
export type Figures = Handover['figures'];

const ROOT = ['garage', 'handovers'] as const;
const LOOK_MS = 1_500;

export const isMoving = ({ state }: Handover): boolean => state === 'moving';

/** Offers given and received. Polls while a vehicle moves. */
export const handoversQuery = () =>
  queryOptions({
    queryKey: [...ROOT, 'list'],
    queryFn: async ({ signal }): Promise<Handover[]> =>
      (await api.list('/api/handovers', { signal, fallback: m.fetchFailed })).rows,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? LOOK_MS : false),
  });

/** Counts of the records that go along with a vehicle. */
export const figuresQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: [...ROOT, 'figures', vehicleId],
    queryFn: async ({ signal }): Promise<Figures> =>
      (
        await api.get('/api/handovers/vehicles/{id}', {
          params: { id: vehicleId },
          signal,
          fallback: m.figuresFailed,
        })
      ).figures,
  });

/** Page size of the list of papers. */
const PAPERS = 200;

export const papersQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: [...ROOT, 'papers', vehicleId],
    queryFn: ({ signal }) =>
      everyPage((page) =>
        api.list('/api/documents', {
          query: { vehicle_id: vehicleId, limit: PAPERS },
          page,
          signal,
          fallback: m.papersFailed,
        }),
      ),
  });

export const offerVehicle = (offer: identity.OfferVehicle): Promise<Handover> =>
  api.post('/api/handovers', offer, { fallback: m.offerFailed });

export const withdrawOffer = (id: number): Promise<Handover> =>
  api.post('/api/handovers/{id}/withdraw', undefined, { params: { id }, fallback: m.withdrawFailed });

export const refuseOffer = (id: number): Promise<Handover> =>
  api.post('/api/handovers/{id}/refuse', undefined, { params: { id }, fallback: m.refuseFailed });

export const acceptOffer = (id: number, collection_id: number): Promise<Handover> =>
  api.post('/api/handovers/{id}/accept', { collection_id }, { params: { id }, fallback: m.acceptFailed });

/** Refetches the offers. */
export async function handoversChanged(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ROOT });
}

/** Refetches all lists when a vehicle has finished moving. */
export function useMovedVehicles(offers: readonly Handover[] | undefined): void {
  const queries = useQueryClient();
  const were = useRef(0);
  const moving = offers?.filter(isMoving).length ?? 0;
  useEffect(() => {
    if (moving < were.current) void garageChanged(queries);
    were.current = moving;
  }, [moving, queries]);
}
