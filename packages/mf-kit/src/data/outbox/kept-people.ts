import type { Scope } from '../session/garage';
import { FORGOTTEN, waitingKeyOf } from '../session/waiting';

/** Notes in this browser's storage whether writes wait, for this tab's next page and for other tabs. */
export const noteWaiting = (person: Scope, isThere: boolean): void =>
  attempt(() =>
    isThere
      ? localStorage.setItem(waitingKeyOf(person), `${Math.random()}`)
      : localStorage.removeItem(waitingKeyOf(person)),
  );

/** Tells whether a storage key belongs to the waiting writes of a person. */
export const isWaitingKey = (key: string | null, person: Scope): boolean =>
  key === waitingKeyOf(person) || key === null;

/** People whose waiting writes are to be removed. Call `done` after that. */
export const forgottenPeople = (): { person: Scope; done: () => void }[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(FORGOTTEN))
    .map((key) => ({
      person: scopeOf(key.slice(FORGOTTEN.length)),
      done: () => attempt(() => localStorage.removeItem(key)),
    }));

/** Parses a scope: a number is the person's own garage. */
export const scopeOf = (text: string): Scope => (/^\d+$/.test(text) ? Number(text) : text);

/** Ignores storage errors: a browser may forbid storage, or have no room left. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
