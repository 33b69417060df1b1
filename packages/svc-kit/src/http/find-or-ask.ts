/**
 * What of a reference is still missing after its owner was asked. Looks in the copy first; what that does not know is asked of the
 * owner (so that what was created this instant can be used this instant), then the copy is looked at again.
 * Call it before a transaction begins: an answer is stored in a transaction of its own.
 */
export async function findOrAsk(
  missing: () => Promise<number[]>,
  ask: (id: number) => Promise<unknown>,
): Promise<number[]> {
  const unknown = await missing();
  if (unknown.length === 0) return unknown;
  await Promise.all(unknown.slice(0, MAX_ASKED).map(ask));
  return missing();
}

/** More than this many at once is no person's doing; the rest counts as missing. */
const MAX_ASKED = 20;
