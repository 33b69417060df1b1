import type { dossier, records } from '@carnet/contracts';
import { apiOf, infiniteQueryOptions, pagedQuery, type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/buyer-pages';

export type BuyerPage = dossier.BuyerPageView & { version?: number };
export type BuyerPageBody = dossier.UpdateBuyerPage;
export type Section = BuyerPage['shows'][number];
export type Revealed = BuyerPage['reveals'][number];
export type Photo = records.PhotoView;

/** Photos come from svc-records. */
const photosApi = apiOf<records.paths>();

const ROOT = ['garage', 'buyer-pages'] as const;
const PAGES = 20;
const PHOTOS = 60;

/** Pages of a vehicle, the newest first. */
export const buyerPagesQuery = (vehicleId: number) =>
  infiniteQueryOptions(
    pagedQuery({
      key: [...ROOT, 'list', vehicleId],
      read: ({ signal, page }) =>
        api.list('/api/buyer-pages', {
          query: { vehicle_id: vehicleId, limit: PAGES },
          page,
          signal,
          fallback: m.fetchFailed,
        }),
    }),
  );

export const readBuyerPage = (id: number, signal?: AbortSignal): Promise<BuyerPage> =>
  api.get('/api/buyer-pages/{id}', { params: { id }, signal, fallback: m.fetchFailed });

export const buyerPageQuery = (id: number) =>
  queryOptions({ queryKey: [...ROOT, id], queryFn: ({ signal }) => readBuyerPage(id, signal) });

export const photosQuery = (vehicleId: number) =>
  infiniteQueryOptions(
    pagedQuery({
      key: [...ROOT, 'photos', vehicleId],
      read: ({ signal, page }) =>
        photosApi.list('/api/photos', {
          query: { vehicle_id: vehicleId, limit: PHOTOS },
          page,
          signal,
          fallback: m.photosFailed,
        }),
    }),
  );

export const makeBuyerPage = (vehicleId: number, body: BuyerPageBody & { name: string }): Promise<BuyerPage> =>
  api.post('/api/buyer-pages', { ...body, vehicle_id: vehicleId }, { fallback: m.saveFailed });

const updateBuyerPage = ({ id, version }: BuyerPage, body: BuyerPageBody): Promise<BuyerPage> =>
  api.put('/api/buyer-pages/{id}', body, { params: { id }, fallback: m.saveFailed, ifMatch: version });

export const endBuyerPage = (id: number): Promise<void> =>
  api.delete('/api/buyer-pages/{id}', { params: { id }, fallback: m.endFailed });

export const buyerPagesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [...ROOT, 'list'] });

/** Functions that fetch and save a page for buyers, and refetch the queries that show it. */
export const BUYER_PAGE = {
  query: buyerPageQuery,
  read: readBuyerPage,
  update: updateBuyerPage,
  changed: (queries: QueryClient, page?: BuyerPage): Promise<void> => {
    if (page) queries.setQueryData(buyerPageQuery(page.id).queryKey, page);
    return buyerPagesChanged(queries);
  },
};
