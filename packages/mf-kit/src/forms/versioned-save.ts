import { useRef } from 'react';
import { ApiError } from '../data/api/api-error';
import type { Versioned } from '../data/query/editing';
import * as m from '../messages/forms';

/** In the language of the page. The type is that of the first release, whose remotes may rely on it. */
const CHANGED_MEANWHILE =
  m.changedElsewhere as 'This was changed elsewhere in the meantime. What you typed is still here: save again to replace the newer version with it, or cancel to keep that one.';

/**
 * Saves over the version that the form was filled from. Where another save came in between, it says so and keeps what was typed; only a
 * second save, made knowingly, replaces the other.
 */
export function useVersionedSave<Saved extends Versioned, Body>(
  read: Saved,
  write: (read: Saved, body: Body) => Promise<Saved>,
  readAgain: () => Promise<Saved>,
): (body: Body) => Promise<Saved> {
  const basis = useRef(read);
  return async (body) => {
    try {
      basis.current = await write(basis.current, body);
      return basis.current;
    } catch (error) {
      if (!(error instanceof ApiError && error.isStale)) throw error;
      basis.current = await readAgain();
      throw new ApiError(CHANGED_MEANWHILE, error.status);
    }
  };
}
