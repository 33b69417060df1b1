import type { dossier } from '@carnet/contracts';
import { everyPage, infiniteQueryOptions, pagedQuery, type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import { pauseBeforeNextLook } from '../dossiers';
import * as m from '../messages/passports';

export type Passport = dossier.PassportView;
export type Withheld = Passport['withhold'][number];

const ROOT = ['garage', 'passports'] as const;
const PASSPORTS = 5;
/** Page size of the list of papers. */
const PAPERS = 200;

/** Passports of a vehicle, newest first. Polls while one of them is being made. */
export const passportsQuery = (vehicleId: number) =>
  infiniteQueryOptions({
    ...pagedQuery({
      key: [...ROOT, 'list', vehicleId],
      read: ({ signal, page }) =>
        api.list('/api/passports', {
          query: { vehicle_id: vehicleId, limit: PASSPORTS },
          page,
          signal,
          fallback: m.fetchFailed,
        }),
    }),
    refetchInterval: ({ state }) =>
      pauseBeforeNextLook(state.data?.pages.flatMap(({ rows }) => rows) ?? [], state.dataUpdateCount),
  });

export const papersQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: [...ROOT, 'papers', vehicleId],
    queryFn: async ({ signal }) => {
      const rows = await everyPage((page) =>
        api.list('/api/documents', {
          query: { vehicle_id: vehicleId, limit: PAPERS },
          page,
          signal,
          fallback: m.fetchFailed,
        }),
      );
      return rows.map(({ id, title, name, hidden }) => ({
        id,
        title: title ?? name,
        isHidden: (hidden?.length ?? 0) > 0,
      }));
    },
  });

export const makePassport = (vehicle_id: number, withhold: Withheld[], withhold_papers: number[]): Promise<Passport> =>
  api.post('/api/passports', { vehicle_id, withhold, withhold_papers }, { fallback: m.makeFailed });

export const deletePassport = (id: number): Promise<void> =>
  api.delete('/api/passports/{id}', { params: { id }, fallback: m.deleteFailed });

export const passportsChanged = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: ROOT });

/** URL of the file. The media cookie authorizes it. The hash makes the URL unique to its content, so it can be cached. */
export const fileUrl = ({ id, sha256 }: Passport): string => `/api/media/passports/${id}/file?v=${sha256 ?? ''}`;
