import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/delete-account';

/** Lists that count an account's records. Each is served by another service. */
export const OWNED = [
  { many: m.collections, path: '/api/collections' },
  { many: m.vehicles, path: '/api/vehicles' },
  { many: m.parts, path: '/api/parts' },
  { many: m.serviceEvents, path: '/api/service/events' },
  { many: m.serviceSchedules, path: '/api/service-schedules' },
  { many: m.serviceEventTemplates, path: '/api/service-event-templates' },
  { many: m.scheduleTemplates, path: '/api/service/schedules/templates' },
  { many: m.modifications, path: '/api/modifications' },
  { many: m.issues, path: '/api/issues' },
  { many: m.trackDays, path: '/api/track-days' },
  { many: m.photos, path: '/api/photos' },
  { many: m.albums, path: '/api/albums' },
  { many: m.photoPairs, path: '/api/photo-pairs' },
] as const;

/** Counts one kind of records. Does not retry: a domain that fails is named instead. */
export const ownedCountQuery = (path: (typeof OWNED)[number]['path']) =>
  queryOptions({
    queryKey: ['identity', 'deletion', path],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.count(path, { signal, fallback: m.countFailed }),
  });

export const deleteAccount = (password: string): Promise<void> =>
  api.delete('/api/auth/me', { body: { password }, fallback: m.failed });
