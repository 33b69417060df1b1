import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Versioned } from '../data/query/editing';
import type { Changeable } from '../pages/use-changes';
import { useVersionedSave } from './versioned-save';

/** Goes on after a thing was saved: what shows it is read anew, and its page opens. */
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

/** The functions of a page that edits `read`: `save` writes over the version that was read (412 if it is older), `onSaved` goes on. */
export function useEditing<Entity extends Versioned, Body>(
  kind: Omit<Changeable<Entity, Body>, 'remove'>,
  read: Entity,
  pageOf: (id: number) => string,
) {
  const save = useVersionedSave(read, kind.update, () => kind.read(read.id));
  return { save, onSaved: useSaved<Entity>(kind, pageOf) };
}
