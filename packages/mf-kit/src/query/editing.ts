import { useRef } from 'react';
import { ApiError } from '../api';

/**
 * For a query whose answer fills a form: read when the form opens, and never again while a person types, so that a save cannot pass off
 * a newer version as the one that was read. Wait for `isFetchedAfterMount`.
 */
export const forEditing = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const CHANGED_MEANWHILE =
  'This was changed elsewhere in the meantime. What you typed is still here: save again to replace the newer version with it, or cancel to keep that one.';

interface Versioned {
  version?: number;
}

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
      return await write(basis.current, body);
    } catch (error) {
      if (!(error instanceof ApiError && error.isStale)) throw error;
      basis.current = await readAgain();
      throw new ApiError(CHANGED_MEANWHILE, error.status);
    }
  };
}
