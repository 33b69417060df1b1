/** The prefix of the notes about waiting writes. The person and the garage follow it. */
const ALL = 'carnet.outbox.';

/** Storage key of the note that writes of a person wait in a garage (ADR 126). The browser tells other tabs when it changes. */
export const waitingKeyOf = (scope: number | string): string => `${ALL}${scope}`;

/** Prefix of the note that the waiting writes of a person who signed out have still to be removed. */
export const FORGOTTEN = 'carnet.outbox-forgotten.';

/** Tells whether writes of the person may wait in a garage. A browser that forbids storage keeps none. */
export function mayWait(scope: number | string): boolean {
  try {
    return localStorage.getItem(waitingKeyOf(scope)) !== null;
  } catch {
    return false;
  }
}

/** Scopes in which writes of the person may wait: the garages in which they have written. */
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

/** Marks the waiting writes of a person for removal at sign-out, so that they are never sent. The outbox removes them when it has loaded. */
export function forgetWaiting(person: number | undefined): void {
  if (person === undefined) return;
  for (const scope of waitingScopes(person)) {
    localStorage.setItem(`${FORGOTTEN}${scope}`, '1');
    localStorage.removeItem(waitingKeyOf(scope));
  }
}
