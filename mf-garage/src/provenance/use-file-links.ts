import type { FileLinks } from '@carnet/contracts';
import { useLoadExtensions } from '@carnet/mf-kit';
import { useCallback } from 'react';

const nothing = async () => {};

/** Asks the remotes for the one that brings files back to a record that is made anew (`file-links`); without one there are none. */
export function useFileLinks(): FileLinks['of'] {
  const load = useLoadExtensions('file-links');
  return useCallback(async (record) => (await (await load())[0]?.of(record)) ?? nothing, [load]);
}
