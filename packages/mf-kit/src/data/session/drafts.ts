/** The prefix of all drafts in this browser; whose they are and in which garage follows. */
const ALL = 'carnet.draft.';

/** The prefix of the drafts of a person's forms in this browser, in one garage. */
export const draftsOf = (scope: number | string): string => `${ALL}${scope}.`;

/** A person who signs out leaves no typed text behind, in whichever garage. */
export function forgetDrafts(person: number | undefined): void {
  for (const key of keysOf(person)) localStorage.removeItem(key);
}

/**
 * Tells whether something is typed in forms and not saved. A draft has the address of its page; what was sent and waits for its answer lies beside
 * it.
 */
export const hasDrafts = (person: number | undefined): boolean => keysOf(person, '/').length > 0;

function keysOf(person: number | undefined, address = ''): string[] {
  if (person === undefined) return [];
  const own = new RegExp(`^${person}(?:@\\d+)?\\.${address}`);
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(ALL) && own.test(key.slice(ALL.length)));
  } catch {
    // A browser that forbids storage has kept none.
    return [];
  }
}
