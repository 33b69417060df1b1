import { useQuery } from '@tanstack/react-query';
import { apiOf } from '../../data/api/client';
import { currentGarage } from '../../data/session/garage';
import { sessionPerson } from '../../data/session/store';
import type { History } from './changes-of';
import * as m from '../../messages/changes';

interface Writer {
  owner_id: number;
  id: number;
  name: string;
}

const api = apiOf<{
  '/api/auth/sharing': {
    get: { responses: { 200: { content: { 'application/json': { writers: readonly Writer[] } } } } };
  };
}>();

/** Returns the name of the person who made a change, by actor id; nothing for the owner. Names are fetched only if somebody else made a change. */
export function useWriters(history: History | undefined): (actor: number | undefined) => string {
  const writers = useQuery({
    queryKey: ['writers'],
    enabled: history?.entries.some(({ actor_id }) => typeof actor_id === 'number') ?? false,
    queryFn: async ({ signal }) => (await api.get('/api/auth/sharing', { signal, fallback: m.failed })).writers,
  });
  const owner = currentGarage()?.owner_id ?? sessionPerson();
  return (actor) => {
    if (actor === undefined || writers.isPending) return '';
    const writer = writers.data?.find(({ owner_id, id }) => owner_id === owner && id === actor);
    return writer ? m.by({ name: writer.name }) : m.bySomebody;
  };
}
