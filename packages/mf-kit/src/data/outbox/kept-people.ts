import type { Scope } from '../session/garage';
import { FORGOTTEN, waitingKeyOf } from '../session/waiting';

/** Notes for this tab's next page, and for other tabs, that something waits. */
export const noteWaiting = (person: Scope, isThere: boolean): void =>
  attempt(() =>
    isThere
      ? localStorage.setItem(waitingKeyOf(person), `${Math.random()}`)
      : localStorage.removeItem(waitingKeyOf(person)),
  );

/** Tells whether a change of the storage is one of what waits of a person. */
export const isWaitingKey = (key: string | null, person: Scope): boolean =>
  key === waitingKeyOf(person) || key === null;

/** Those whose writes are to be removed; `done` is called once they are. */
export const forgottenPeople = (): { person: Scope; done: () => void }[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(FORGOTTEN))
    .map((key) => ({
      person: scopeOf(key.slice(FORGOTTEN.length)),
      done: () => attempt(() => localStorage.removeItem(key)),
    }));

/** One's own garage is kept by a number. */
export const scopeOf = (text: string): Scope => (/^\d+$/.test(text) ? Number(text) : text);

/** A browser may forbid storage, or have no room left. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
