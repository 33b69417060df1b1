import { useRef } from 'react';
import { ApiError } from '../data/api/api-error';
import type { Versioned } from '../data/query/editing';
import * as m from '../messages/forms';

/** In the language of the page. Its type must stay that of the first release, because remotes may rely on it. */
const CHANGED_MEANWHILE =
  m.changedElsewhere as 'This was changed elsewhere in the meantime. What you typed is still here: save again to replace the newer version with it, or cancel to keep that one.';

/**
 * Saves over the version from which the form was filled. If somebody else has saved since, it says so and keeps the typed text. Only a second save
 * replaces the other person's version.
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
