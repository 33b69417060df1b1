import type { FileLinks, LinkAgain, PhotosOf } from '@carnet/contracts';
import { useLoadExtensions } from '@carnet/mf-kit';
import { useCallback } from 'react';

const nothing: LinkAgain = async () => {};

/** Asks the remotes for the one that brings files back to records that are made anew (`file-links`); without one there are none. */
export function useFileLinks(): (records: readonly PhotosOf[]) => Promise<readonly LinkAgain[]> {
  const load = useLoadExtensions('file-links');
  return useCallback(
    async (records) => {
      const [point] = await load();
      return point ? await linksOf(point, records) : records.map(() => nothing);
    },
    [load],
  );
}

const linksOf = ({ of, ofAll }: FileLinks, records: readonly PhotosOf[]) =>
  ofAll ? ofAll(records) : Promise.all(records.map(of));
