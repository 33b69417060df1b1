/** The key under which this browser notes that writes of a person wait (ADR 126); other tabs are told when it changes. */
export const waitingKeyOf = (person: number): string => `carnet.outbox.${person}`;

/** There while the writes of a person who signed out are still to be removed. */
export const FORGOTTEN = 'carnet.outbox-forgotten.';

/** Tells whether writes of the person may wait. A browser that forbids storage keeps none. */
export function mayWait(person: number): boolean {
  try {
    return localStorage.getItem(waitingKeyOf(person)) !== null;
  } catch {
    return false;
  }
}

/** A person who signs out leaves nothing behind that is sent later. The outbox removes it as soon as it is there. */
export function forgetWaiting(person: number | undefined): void {
  if (person === undefined || !mayWait(person)) return;
  localStorage.setItem(`${FORGOTTEN}${person}`, '1');
  localStorage.removeItem(waitingKeyOf(person));
}
