import type { FileLinks, LinkAgain, PhotosOf } from '@carnet/contracts';
import { useRemotes } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';

const nothing: LinkAgain = async () => {};

/** Returns the remote's function that links files to recreated records (`file-links`). If no remote offers it, no files are linked. */
export function useFileLinks(): (records: readonly PhotosOf[]) => Promise<readonly LinkAgain[]> {
  const { entries, load } = useRemotes();
  return useCallback(
    async (records) => {
      const points = await Promise.all(
        entries.map(async ({ id }) => (await (await load(id)).extensions?.['file-links']?.())?.default),
      );
      const point = points.find((one) => one !== undefined);
      return point ? await linksOf(point, records) : records.map(() => nothing);
    },
    [entries, load],
  );
}

const linksOf = ({ of, ofAll }: FileLinks, records: readonly PhotosOf[]) =>
  ofAll ? ofAll(records) : Promise.all(records.map(of));
