import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/profile';

/** The signed-in person, with the version that a save must name. */
export type Me = identity.UserView & { version?: number };

export const readMe = (signal?: AbortSignal): Promise<Me> =>
  api.get('/api/auth/me', { signal, fallback: m.authenticationError });

export const meQuery = queryOptions({
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => readMe(signal),
});

/** Saves over the version that was read: somebody else's save in between is told, not overwritten. What is left out stays. */
export const updateMe = (read: Me, body: object, fallback: string): Promise<Me> =>
  api.put('/api/auth/me', body, { fallback, ifMatch: read.version });
