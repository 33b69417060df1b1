/** Where the drafts of a person's forms are kept in this browser. */
export const draftsOf = (person: number): string => `carnet.draft.${person}.`;

/** Who signs out leaves nothing of what they typed behind. */
export function forgetDrafts(person: number | undefined): void {
  if (person === undefined) return;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftsOf(person))) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept none.
  }
}
