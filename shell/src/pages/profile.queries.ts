import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit';
import { api } from '../api';
import type { ProfileValues } from './profile.rules';

/** The signed-in person, with the version that a save must name. */
export type Me = identity.UserView & { version?: number };

export const readMe = (signal?: AbortSignal): Promise<Me> =>
  api.get('/api/auth/me', { signal, fallback: 'Authentication error' });

export const meQuery = queryOptions({
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => readMe(signal),
});

/** Saves over the version that was read: somebody else's save in between is told, not overwritten. */
export const updateMe = (read: Me, { timeZone, ...values }: ProfileValues): Promise<Me> => {
  const body = timeZone === '' ? values : { ...values, timeZone };
  return api.put('/api/auth/me', body, { fallback: 'Failed to update profile', ifMatch: read.version });
};
