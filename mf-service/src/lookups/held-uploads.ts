import type { HeldUploads } from '@carnet/contracts';
import { useRemotes } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';
import * as m from '../messages/lookups';

/** Returns a function that loads the remote that uploads files (`held-uploads`). It rejects if that fails; the next call tries again. */
export function useHeldUploads(): () => Promise<HeldUploads> {
  const { entries, load } = useRemotes();
  return useCallback(async () => {
    const answers = await Promise.allSettled(
      entries.map(async ({ id }) => (await (await load(id)).extensions?.['held-uploads']?.())?.default),
    );
    const found = answers.find((answer) => answer.status === 'fulfilled' && answer.value !== undefined);
    if (found?.status === 'fulfilled' && found.value) return found.value;
    throw new Error(m.photosCannotBeSent);
  }, [entries, load]);
}
