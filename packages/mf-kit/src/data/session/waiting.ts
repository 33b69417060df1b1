/** The prefix of the notes of what waits; whose it is and in which garage follows. */
const ALL = 'carnet.outbox.';

/** The key under which this browser notes that writes of a person wait in a garage (ADR 126); other tabs are told when it changes. */
export const waitingKeyOf = (scope: number | string): string => `${ALL}${scope}`;

/** There while the writes of a person who signed out are still to be removed. */
export const FORGOTTEN = 'carnet.outbox-forgotten.';

/** Tells whether writes of the person may wait in a garage. A browser that forbids storage keeps none. */
export function mayWait(scope: number | string): boolean {
  try {
    return localStorage.getItem(waitingKeyOf(scope)) !== null;
  } catch {
    return false;
  }
}

/** The place where writes of the person may wait: the garages in which they have written. */
export function waitingScopes(person: number): string[] {
  try {
    const scopes = Object.keys(localStorage).filter((key) => key.startsWith(ALL));
    return scopes
      .map((key) => key.slice(ALL.length))
      .filter((scope) => scope === String(person) || scope.startsWith(`${person}@`));
  } catch {
    return [];
  }
}

/** A person who signs out leaves nothing behind that is sent later. The outbox removes it as soon as it is there. */
export function forgetWaiting(person: number | undefined): void {
  if (person === undefined) return;
  for (const scope of waitingScopes(person)) {
    localStorage.setItem(`${FORGOTTEN}${scope}`, '1');
    localStorage.removeItem(waitingKeyOf(scope));
  }
}
