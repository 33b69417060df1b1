import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/profile';

/** The signed-in person. The next save sends `version` as `If-Match`. */
export type Me = identity.UserView & { version?: number };

export const readMe = (signal?: AbortSignal): Promise<Me> =>
  api.get('/api/auth/me', { signal, fallback: m.authenticationError });

export const meQuery = queryOptions({
  queryKey: ['identity', 'me'],
  queryFn: ({ signal }) => readMe(signal),
});

/** Saves against the fetched version: another save in between causes a conflict instead of being overwritten. Missing fields stay unchanged. */
export const updateMe = (read: Me, body: object, fallback: string): Promise<Me> =>
  api.put('/api/auth/me', body, { fallback, ifMatch: read.version });
