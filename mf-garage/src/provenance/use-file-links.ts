import type { FileLinks } from '@carnet/contracts';
import { useRemotes } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';

const nothing = async () => {};

/** Asks the remotes for the one that brings files back to a record that is made anew (`file-links`); without one there are none. */
export function useFileLinks(): FileLinks['of'] {
  const { entries, load } = useRemotes();
  return useCallback(
    async (record) => {
      const points = await Promise.all(
        entries.map(async ({ id }) => (await (await load(id)).extensions?.['file-links']?.())?.default),
      );
      return (await points.find((point) => point !== undefined)?.of(record)) ?? nothing;
    },
    [entries, load],
  );
}
