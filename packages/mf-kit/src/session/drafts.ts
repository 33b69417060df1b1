/** The prefix of the drafts of a person's forms in this browser. */
export const draftsOf = (person: number): string => `carnet.draft.${person}.`;

/** A person who signs out leaves no typed text behind. */
export function forgetDrafts(person: number | undefined): void {
  for (const key of keysOf(person)) localStorage.removeItem(key);
}

/**
 * Tells whether something is typed in forms and not saved. A draft has the address of its page; what was sent and waits for its answer lies beside
 * it.
 */
export const hasDrafts = (person: number | undefined): boolean => keysOf(person, '/').length > 0;

function keysOf(person: number | undefined, address = ''): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => person !== undefined && key.startsWith(`${draftsOf(person)}${address}`),
    );
  } catch {
    // A browser that forbids storage has kept none.
    return [];
  }
}
