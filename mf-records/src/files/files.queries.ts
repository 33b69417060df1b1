import type { records } from '@carnet/contracts';
import { type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/files';

export type FileUsage = records.FileUsageView;
export type KindOfFile = 'photo' | 'document';

/** The used room of the account. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['records', 'files', 'usage'],
    queryFn: ({ signal }): Promise<FileUsage> => api.get('/api/files/usage', { signal, fallback: m.usageFailed }),
  });

/** Deletes for good what is in the trash of one kind. */
export const emptyTrash = (kind: KindOfFile): Promise<void> =>
  api.delete('/api/files/trash', { query: { kind }, fallback: m.emptyFailed });

/** Has pictures made once more that could not be made. */
export const makePicturesAgain = (id: number): Promise<unknown> =>
  api.post('/api/files/{id}/pictures', undefined, { params: { id }, fallback: m.againFailed });

/** Files came, or went for good. */
export const usageChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: usageQuery().queryKey });

/** All that shows files of either kind. */
export const filesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['records'] });
