import { setImmediate as nextTurn } from 'node:timers/promises';

/** Entries that are checked in one go; other requests get their turn in between. */
const BATCH = 100;

/** Checks every entry of a file, without keeping everybody else waiting. */
export async function checkAll<Checked>(
  entries: unknown[],
  check: (entry: unknown, index: number) => Checked,
): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % BATCH === BATCH - 1) await nextTurn();
    all.push(check(entry, index));
  }
  return all;
}
