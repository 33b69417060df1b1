/** The key under which this browser notes that writes of a person wait (ADR 126); other tabs are told when it changes. */
const keyOf = (person: number): string => `carnet.outbox.${person}`;
/** There while the writes of a person who signed out are still to be removed. */
const FORGOTTEN = 'carnet.outbox-forgotten.';

/** Notes for this tab's next page, and for other tabs, that something waits. */
export const noteWaiting = (person: number, isThere: boolean): void =>
  attempt(() =>
    isThere ? localStorage.setItem(keyOf(person), `${Math.random()}`) : localStorage.removeItem(keyOf(person)),
  );

/** Tells whether writes of the person may wait. */
export const mayWait = (person: number): boolean => attempt(() => localStorage.getItem(keyOf(person))) != null;

/** Tells whether a change of the storage is one of what waits of a person. */
export const isWaitingKey = (key: string | null, person: number): boolean => key === keyOf(person) || key === null;

/** A person who signs out leaves nothing behind that is sent later. The outbox removes it as soon as it is there. */
export function forgetWaiting(person: number | undefined): void {
  if (person === undefined || !mayWait(person)) return;
  attempt(() => localStorage.setItem(`${FORGOTTEN}${person}`, '1'));
  noteWaiting(person, false);
}

/** Those whose writes are to be removed; `done` is called once they are. */
export const forgottenPeople = (): { person: number; done: () => void }[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(FORGOTTEN))
    .map((key) => ({
      person: Number(key.slice(FORGOTTEN.length)),
      done: () => attempt(() => localStorage.removeItem(key)),
    }));

/** A browser may forbid storage, or have no room left. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
