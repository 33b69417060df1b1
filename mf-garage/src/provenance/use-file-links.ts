import type { FileLinks } from '@carnet/contracts';
import { useRemotes } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';

const nothing = async () => {};

/** Returns the remote's function that links files to a recreated record (`file-links`). If no remote offers it, no files are linked. */
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
