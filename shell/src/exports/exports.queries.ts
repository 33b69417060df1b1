import type { dossier } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/exports';

export type Export = dossier.ExportView;

/** Polling interval in milliseconds. */
const PAUSE = 2_000;

export const isUnderWay = ({ state }: Pick<Export, 'state'>): boolean => state !== 'ready' && state !== 'failed';

/** Exports of the person, newest first. Polls while one is being made. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }): Promise<Export[]> => api.get('/api/exports', { signal, fallback: m.listFailed }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? PAUSE : false),
  staleTime: 0,
});

export const makeExport = (): Promise<Export> => api.post('/api/exports', undefined, { fallback: m.makeFailed });

export const deleteExport = (id: number): Promise<void> =>
  api.delete('/api/exports/{id}', { params: { id }, fallback: m.deleteFailed });

/** URL of the file. The media cookie authorizes it. The hash makes the URL unique to its content, so it can be cached. */
export const fileUrl = ({ id, sha256 }: Pick<Export, 'id' | 'sha256'>): string =>
  `/api/media/exports/${id}/file?v=${sha256 ?? ''}`;
