import { infiniteQueryOptions, pagedQuery, type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import type { Dossier, DossierEstimate, DossierOptions, Evidence } from './dossier.contract';
import { isUnderWay, pauseBeforeNextLook } from './dossier.rules';
import * as m from '../messages/dossier-words';

export type { Dossier, DossierEstimate, DossierOptions, Evidence };

const ROOT = ['garage', 'dossiers'] as const;
/** Page size of a vehicle's list of books. */
const BOOKS = 5;

/** Books of a vehicle, newest first. Polls while one of them is being made. */
export const dossiersQuery = (vehicleId: number) =>
  infiniteQueryOptions({
    ...pagedQuery({
      key: [...ROOT, 'list', vehicleId],
      read: ({ signal, page }) =>
        api.list('/api/dossiers', {
          query: { vehicle_id: vehicleId, limit: BOOKS },
          page,
          signal,
          fallback: m.fetchAllFailed,
        }),
    }),
    refetchInterval: ({ state }) =>
      pauseBeforeNextLook(state.data?.pages.flatMap(({ rows }) => rows) ?? [], state.dataUpdateCount),
  });

export const readDossier = (id: number, signal?: AbortSignal): Promise<Dossier> =>
  api.get('/api/dossiers/{id}', { params: { id }, signal, fallback: m.fetchFailed });

/** One book. Polls while it is being made, but not in a hidden tab (default of the query client). */
export const dossierQuery = (id: number) =>
  queryOptions({
    queryKey: [...ROOT, id],
    queryFn: ({ signal }) => readDossier(id, signal),
    refetchInterval: ({ state }) => pauseBeforeNextLook(state.data ? [state.data] : [], state.dataUpdateCount),
    // A book in progress is always stale. A finished book does not change.
    staleTime: ({ state }) => (state.data && !isUnderWay(state.data) ? 30_000 : 0),
  });

/** Estimated content of a book with these options. The previous estimate stays visible until the next one arrives. */
export const estimateQuery = (vehicleId: number, options: DossierOptions) =>
  queryOptions({
    queryKey: [...ROOT, 'estimate', vehicleId, options],
    queryFn: ({ signal }): Promise<DossierEstimate> =>
      api.post('/api/dossiers/estimate', { vehicle_id: vehicleId, options }, { signal, fallback: m.estimateFailed }),
    placeholderData: (before) => before,
  });

export const evidenceQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: [...ROOT, 'evidence', vehicleId],
    queryFn: ({ signal }): Promise<Evidence> =>
      api.get('/api/dossiers/evidence', { query: { vehicle_id: vehicleId }, signal, fallback: m.evidenceFailed }),
  });

export const makeDossier = (vehicleId: number, options: DossierOptions): Promise<Dossier> =>
  api.post('/api/dossiers', { vehicle_id: vehicleId, options }, { fallback: m.makeFailed });

export const deleteDossier = (id: number): Promise<void> =>
  api.delete('/api/dossiers/{id}', { params: { id }, fallback: m.deleteFailed });

/** Refetches lists of books. */
const dossiersChanged = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: ROOT });

/** Functions that fetch and delete a book, and refetch the queries that show it. */
export const DOSSIER = { query: dossierQuery, remove: deleteDossier, changed: dossiersChanged };
