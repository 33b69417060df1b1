import { useCallback, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import * as m from '../../messages/undo';

/** Something that is done, and how it is taken back. */
export interface UndoStep {
  act: () => Promise<unknown>;
  /** The sentence after it is done. */
  text: string;
  /** Left out where nothing brings it back. */
  undo?: () => Promise<unknown>;
}

export interface Undo {
  /** The last thing that was done. If there is an `error`, taking it back has failed, and can be tried again. */
  done: UndoStep | null;
  error: Error | null;
  busy: boolean;
  /** Does a step, reads anew the queries that show it, and offers to take it back. False where it failed. */
  run: (step: UndoStep) => Promise<boolean>;
  takeBack: () => void;
  dismiss: () => void;
}

/** Changes that can be taken back: the last one is offered, by `UndoBar`. `changed` has what shows them read anew. */
export function useUndo(changed: (queries: QueryClient) => unknown): Undo {
  const queries = useQueryClient();
  const [done, setDone] = useState<UndoStep | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = useCallback(
    async (step: UndoStep, whereItFails: UndoStep | null) => {
      setBusy(true);
      setError(null);
      try {
        await step.act();
        setDone(step);
        return true;
      } catch (failure) {
        setDone(whereItFails);
        setError(failure as Error);
        return false;
      } finally {
        setBusy(false);
        void changed(queries);
      }
    },
    [queries, changed],
  );
  const run = useCallback((step: UndoStep) => attempt(step, null), [attempt]);
  const takeBack = () => {
    if (done?.undo) void attempt({ act: done.undo, text: m.undone }, done);
  };
  const dismiss = useCallback(() => {
    setDone(null);
    setError(null);
  }, []);
  return { done, error, busy, run, takeBack, dismiss };
}
