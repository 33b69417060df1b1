import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/sessions';

export type Session = identity.SessionView;

/** Sessions of the person. Always stale, because they change without this page. */
export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<Session[]> => api.get('/api/auth/sessions', { signal, fallback: m.failed }),
});

export const endSession = (id: number): Promise<void> =>
  api.delete('/api/auth/sessions/{id}', { params: { id }, fallback: m.endFailed });

export const endOtherSessions = (): Promise<void> => api.delete('/api/auth/sessions', { fallback: m.endFailed });
