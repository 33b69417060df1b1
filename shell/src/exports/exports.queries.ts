import type { dossier } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/exports';

export type Export = dossier.ExportView;

/** Milliseconds between two looks at one that is being made. */
const PAUSE = 2_000;

export const isUnderWay = ({ state }: Pick<Export, 'state'>): boolean => state !== 'ready' && state !== 'failed';

/** The person's exports, the newest first. While one is being made, it looks again by itself. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }): Promise<Export[]> => api.get('/api/exports', { signal, fallback: m.listFailed }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? PAUSE : false),
  staleTime: 0,
});

export const makeExport = (): Promise<Export> => api.post('/api/exports', undefined, { fallback: m.makeFailed });

export const deleteExport = (id: number): Promise<void> =>
  api.delete('/api/exports/{id}', { params: { id }, fallback: m.deleteFailed });

/** By the media cookie; the hash says that the address stands for one content. */
export const fileUrl = ({ id, sha256 }: Pick<Export, 'id' | 'sha256'>): string =>
  `/api/media/exports/${id}/file?v=${sha256 ?? ''}`;
