import { useCallback, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import * as m from '../../messages/undo';

/** An action, and how to undo it. */
export interface UndoStep {
  act: () => Promise<unknown>;
  /** The message after the action. */
  text: string;
  /** Undoes the action; left out if that is impossible. */
  undo?: () => Promise<unknown>;
}

export interface Undo {
  /** The last action. With an `error`, its undo has failed and can be tried again. */
  done: UndoStep | null;
  error: Error | null;
  busy: boolean;
  /** Runs an action, reads again the queries that show it, and offers to undo it. Resolves to false if the action failed. */
  run: (step: UndoStep) => Promise<boolean>;
  takeBack: () => void;
  dismiss: () => void;
}

/** Actions that can be undone. `UndoBar` offers to undo the last one. `changed` reads again the queries that show the changed things. */
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
