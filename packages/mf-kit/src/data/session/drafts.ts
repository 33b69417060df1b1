/** The prefix of all drafts in this browser. The person and the garage follow it. */
const ALL = 'carnet.draft.';

/** The prefix of the drafts of a person's forms in this browser, in one garage. */
export const draftsOf = (scope: number | string): string => `${ALL}${scope}.`;

/** Removes the drafts of a person at sign-out, in all garages. */
export function forgetDrafts(person: number | undefined): void {
  for (const key of keysOf(person)) localStorage.removeItem(key);
}

/** Tells whether a form has unsaved text. A draft's key holds the address of its page. Keys without an address belong to requests that wait for an answer. */
export const hasDrafts = (person: number | undefined): boolean => keysOf(person, '/').length > 0;

function keysOf(person: number | undefined, address = ''): string[] {
  if (person === undefined) return [];
  const own = new RegExp(`^${person}(?:@\\d+)?\\.${address}`);
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(ALL) && own.test(key.slice(ALL.length)));
  } catch {
    // A browser that forbids storage has no drafts.
    return [];
  }
}
