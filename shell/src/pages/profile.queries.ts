import { api, queryOptions, type User } from '@carnet/mf-kit';

/** The signed-in person, with the version that a save must name. */
export interface Me extends User {
  version?: number;
}

export const meQuery = queryOptions({
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => api.get<Me>('/api/auth/me', { signal, fallback: 'Authentication error' }),
});
