/** Where the drafts of a person's forms are kept in this browser. */
export const draftsOf = (person: number): string => `carnet.draft.${person}.`;

/** Who signs out leaves nothing of what they typed behind. */
export function forgetDrafts(person: number | undefined): void {
  for (const key of keysOf(person)) localStorage.removeItem(key);
}

/** Whether something is typed in forms and not saved. What has been sent and waits for its answer is kept beside it, and is no draft. */
export const hasDrafts = (person: number | undefined): boolean => keysOf(person).some((key) => key.includes('#'));

function keysOf(person: number | undefined): string[] {
  try {
    return Object.keys(localStorage).filter((key) => person !== undefined && key.startsWith(draftsOf(person)));
  } catch {
    // A browser that forbids storage has kept none.
    return [];
  }
}
