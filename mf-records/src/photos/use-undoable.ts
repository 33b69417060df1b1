import { useQueryClient } from '@carnet/mf-kit';
import { useCallback, useState } from 'react';
import { photosChanged } from './photos.queries';

/** What was done, in words, and how it is taken back. */
export interface Done {
  text: string;
  undo?: () => Promise<unknown>;
}

export interface Undoable {
  done: Done | null;
  error: Error | null;
  busy: boolean;
  /** Does something to photos, reads anew what shows them, and offers to take it back. False where it failed. */
  run: (act: () => Promise<unknown>, done: Done) => Promise<boolean>;
  undo: () => void;
  dismiss: () => void;
}

/** Changes of photos that can be taken back for a while: the last one is offered. */
export function useUndoable(): Undoable {
  const queries = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async (act: () => Promise<unknown>, what: Done) => {
      setBusy(true);
      setError(null);
      try {
        await act();
        setDone(what);
        return true;
      } catch (failure) {
        setDone(null);
        setError(failure as Error);
        return false;
      } finally {
        setBusy(false);
        void photosChanged(queries);
      }
    },
    [queries],
  );
  const undo = () => {
    if (done?.undo) void run(done.undo, { text: 'Undone.' });
  };
  const dismiss = useCallback(() => {
    setDone(null);
    setError(null);
  }, []);
  return { done, error, busy, run, undo, dismiss };
}
