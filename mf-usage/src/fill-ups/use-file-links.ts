import type { FileLinks, LinkAgain, PhotosOf } from '@carnet/contracts';
import { useRemotes } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';

const nothing: LinkAgain = async () => {};

/** Asks the remotes for the one that brings files back to records that are made anew (`file-links`); without one there are none. */
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
