import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Versioned } from '../data/query/editing';
import type { Changeable } from '../pages/use-changes';
import { useVersionedSave } from './versioned-save';

/** Continues after a save: reads again the queries that show the thing, and opens its page. */
export function useSaved<Entity extends Versioned>(
  { changed }: Pick<Changeable<Entity>, 'changed'>,
  pageOf: (id: number) => string,
): (saved: Entity) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (saved) => {
    void changed(queries, saved);
    navigate(pageOf(saved.id));
  };
}

/** Functions for a page that edits `read`: `save` sends the version that was read (412 if it is outdated), `onSaved` continues. */
export function useEditing<Entity extends Versioned, Body>(
  kind: Omit<Changeable<Entity, Body>, 'remove'>,
  read: Entity,
  pageOf: (id: number) => string,
) {
  const save = useVersionedSave(read, kind.update, () => kind.read(read.id));
  return { save, onSaved: useSaved<Entity>(kind, pageOf) };
}
