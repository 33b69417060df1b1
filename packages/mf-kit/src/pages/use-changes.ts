import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useGoOn } from '../federation/router/app-router';
import type { Versioned } from '../data/query/editing';

/** Functions that read and change one kind of thing, and the queries to read again after a change. */
export interface Changeable<Entity extends Versioned, Body = never> {
  query: (id: number) => { queryKey: QueryKey };
  read: (id: number) => Promise<Entity>;
  update: (read: Entity, body: Body) => Promise<Entity>;
  remove: (id: number) => Promise<void>;
  /** Puts the saved thing into the cache, and reads again all other queries that show such things. */
  changed: (queries: QueryClient, saved?: Entity) => Promise<unknown>;
}

/** Deletes a thing and leaves its page; `release` lets the person leave a form with unsaved changes. */
export function useDeletion<Entity extends Versioned>(
  { query, remove, changed }: Pick<Changeable<Entity>, 'query' | 'remove' | 'changed'>,
  id: number,
  next: string,
): (release?: () => void) => Promise<void> {
  const navigate = useNavigate();
  const goOn = useGoOn();
  const queries = useQueryClient();
  return async (release) => {
    await remove(id);
    release?.();
    goOn(() => void navigate(next));
    queries.removeQueries({ queryKey: query(id).queryKey });
    void changed(queries);
  };
}
