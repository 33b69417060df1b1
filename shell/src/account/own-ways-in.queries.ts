import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/own-providers';

export type OwnWaysIn = identity.OwnWaysInView;

/** The person's ways to sign in. Always stale, because other pages change them. */
export const ownWaysInQuery = queryOptions({
  queryKey: ['identity', 'ways-in'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<OwnWaysIn> => api.get('/api/auth/me/providers', { signal, fallback: m.notLoaded }),
});

export const linkProvider = (code: string, password: string | null): Promise<void> =>
  api.post('/api/auth/me/providers', { code, password }, { fallback: m.linkFailed });

export const unlinkProvider = (issuer: string): Promise<void> =>
  api.delete('/api/auth/me/providers', { query: { issuer }, fallback: m.unlinkFailed });
