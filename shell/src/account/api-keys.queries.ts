import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/api-keys';

const PATH = '/api/auth/api-keys';

export type ApiKey = identity.ApiKeyView;
export type NewKey = identity.CreateApiKey;
export type MadeKey = identity.NewApiKeyView;

/** API keys of the person. Always stale, because their last use changes without this page. */
export const apiKeysQuery = queryOptions({
  queryKey: ['identity', 'api-keys'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<ApiKey[]> => api.get(PATH, { signal, fallback: m.failed }),
});

export const makeKey = (key: NewKey): Promise<MadeKey> => api.post(PATH, key, { fallback: m.makeFailed });

export const endKey = (id: number): Promise<void> =>
  api.delete(`${PATH}/{id}`, { params: { id }, fallback: m.endFailed });
