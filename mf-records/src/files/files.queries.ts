import type { records } from '@carnet/contracts';
import { type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/files';

export type FileUsage = records.FileUsageView;
export type KindOfFile = 'photo' | 'document';

/** Storage use of the account. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['records', 'files', 'usage'],
    queryFn: ({ signal }): Promise<FileUsage> => api.get('/api/files/usage', { signal, fallback: m.usageFailed }),
  });

/** Deletes all files of one kind in the trash, for good. */
export const emptyTrash = (kind: KindOfFile): Promise<void> =>
  api.delete('/api/files/trash', { query: { kind }, fallback: m.emptyFailed });

/** Retries making pictures that failed. */
export const makePicturesAgain = (id: number): Promise<unknown> =>
  api.post('/api/files/{id}/pictures', undefined, { params: { id }, fallback: m.againFailed });

/** Refetches storage use after files were added or deleted for good. */
export const usageChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: usageQuery().queryKey });

/** Refetches every query that shows files of either kind. */
export const filesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['records'] });
