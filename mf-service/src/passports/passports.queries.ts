import type { dossier } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/passports';

export type PassportImport = dossier.PassportImportView;
export type FoundPassport = NonNullable<PassportImport['found']>;

const ROOT = ['service', 'passport-imports'] as const;
const PAUSE = 1_500;
const UNDER_WAY: readonly string[] = ['queued', 'reading', 'taking'];

export const isUnderWay = ({ state }: PassportImport): boolean => UNDER_WAY.includes(state);

/** Received passports. Polls while one is being read or imported. */
export const passportImportsQuery = () =>
  queryOptions({
    queryKey: [...ROOT],
    queryFn: async ({ signal }) =>
      (await api.list('/api/passport-imports', { query: { limit: 5 }, signal, fallback: m.fetchFailed })).rows,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? PAUSE : false),
  });

export const collectionsQuery = () =>
  queryOptions({
    queryKey: [...ROOT, 'collections'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/collections', { query: { limit: 200 }, signal, fallback: m.fetchFailed })).rows,
  });

export const takePassport = (id: number, body: { collection_id: number; although_here: boolean }) =>
  api.post('/api/passport-imports/{id}/take', body, { params: { id }, fallback: m.takeFailed });

export const makeCollection = () =>
  api.post('/api/collections', { name: m.collectionName }, { fallback: m.takeFailed });

export const forgetPassport = (id: number): Promise<void> =>
  api.delete('/api/passport-imports/{id}', { params: { id }, fallback: m.forgetFailed });
