import { queryOptions, readWhole } from '@carnet/mf-kit/data';
import { api } from '../api';
import type { KindOfFile } from '../files';
import * as m from '../messages/tags';

/** All tags of a person's photos or documents, most frequent first. Refetched together with these files. */
export const tagsQuery = (kind: KindOfFile) =>
  queryOptions({
    queryKey: ['records', kind === 'photo' ? 'photos' : 'documents', 'tags'],
    queryFn: ({ signal }) =>
      readWhole([], () => api.get('/api/files/tags', { signal, query: { kind }, fallback: m.tagsFailed })),
  });
