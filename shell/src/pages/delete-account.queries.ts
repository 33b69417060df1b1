import { queryOptions } from '@carnet/mf-kit';
import { api } from '../api';

/** What an account owns, by the list that counts it. Another service answers each. */
export const OWNED = [
  { many: 'collections', path: '/api/collections' },
  { many: 'vehicles', path: '/api/vehicles' },
  { many: 'parts', path: '/api/parts' },
  { many: 'service events', path: '/api/service/events' },
  { many: 'service schedules', path: '/api/service-schedules' },
  { many: 'service event templates', path: '/api/service-event-templates' },
  { many: 'schedule templates', path: '/api/service/schedules/templates' },
  { many: 'modifications', path: '/api/modifications' },
  { many: 'issues', path: '/api/issues' },
  { many: 'track days', path: '/api/track-days' },
  { many: 'photos', path: '/api/photos' },
  { many: 'albums', path: '/api/albums' },
  { many: 'photo pairs', path: '/api/photo-pairs' },
] as const;

/** How many there are. Asked once: a domain that is away is named as such, not waited for. */
export const ownedCountQuery = (path: (typeof OWNED)[number]['path']) =>
  queryOptions({
    queryKey: ['identity', 'deletion', path],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.count(path, { signal, fallback: 'Failed to count' }),
  });

export const deleteAccount = (password: string): Promise<void> =>
  api.delete('/api/auth/me', { body: { password }, fallback: 'Failed to delete account' });
