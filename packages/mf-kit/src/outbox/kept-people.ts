import { FORGOTTEN, waitingKeyOf } from '../session/waiting';

/** Notes for this tab's next page, and for other tabs, that something waits. */
export const noteWaiting = (person: number, isThere: boolean): void =>
  attempt(() =>
    isThere
      ? localStorage.setItem(waitingKeyOf(person), `${Math.random()}`)
      : localStorage.removeItem(waitingKeyOf(person)),
  );

/** Tells whether a change of the storage is one of what waits of a person. */
export const isWaitingKey = (key: string | null, person: number): boolean =>
  key === waitingKeyOf(person) || key === null;

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
