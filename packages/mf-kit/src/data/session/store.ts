import { forgetBackground } from './background';
import { forgetDrafts } from './drafts';
import { forgetWaiting } from './waiting';
import { type Customs, writeFor } from '../../formats/person';

/** The signed-in person, as in the answer of `/api/auth/me` (contract §2). */
export interface User extends Customs {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** 1 Monday to 7 Sunday. Until it is set, the region decides. */
  first_day_of_week?: number | null;
  /** Paper size of prints. Until it is set, the region decides. */
  paper?: 'A4' | 'Letter' | null;
}

/**
 * `loading`: only during prerendering and hydration, when the token cannot be read.
 * `held`: the token was refused while the page has unsaved text. The page stays, and the person signs in over it (ADR 17).
 */
export type SessionStatus = 'loading' | 'in' | 'held' | 'out';

export interface SessionState {
  status: SessionStatus;
  token: string | null;
  /** Undefined while it is being loaded. While the session is held, the person who has to sign in again. */
  user?: User;
  /** Id of the person whose session is held, if `user` was not loaded. */
  heldFor?: number;
  /** True if the token was refused; false if the person signed out. */
  expired: boolean;
}

const TOKEN_KEY = 'carnet.token';
/** Stored while the last session was ended by a refused token, so that other tabs know. */
const EXPIRED_KEY = 'carnet.expired';
const unknown: SessionState = { status: 'loading', token: null, expired: false };
const signedOut: SessionState = { status: 'out', token: null, expired: false };

let state: SessionState | undefined;
const listeners = new Set<() => void>();
const endings = new Set<() => void>();
const resumptions = new Set<() => void>();
const holdings = new Set<() => void>();
let unsaved = 0;

export function sessionState(): SessionState {
  state ??= fromStorage();
  return state;
}

writeFor(sessionState);

/** The state of the prerendered page, and of the first render during hydration. */
export const sessionStateAtBuild = (): SessionState => unknown;

export const sessionToken = (): string | null => sessionState().token;

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `listener` when a person's data must no longer be shown: at sign-out, expiry, or a change of person. */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

/** Runs `listener` when a person with unsaved text on the page has signed in again. */
export function onSessionResume(listener: () => void): () => void {
  resumptions.add(listener);
  return () => resumptions.delete(listener);
}

/** Keeps the page if the token is refused, because something on it is unsaved. Returns a function that ends this. */
export function holdSession(): () => void {
  addUnsaved(1);
  return () => addUnsaved(-1);
}

function addUnsaved(count: number): void {
  unsaved += count;
  for (const listener of holdings) listener();
}

/** Tells whether something on the page is unsaved. */
export const isSessionHeld = (): boolean => unsaved > 0;

/** Runs `listener` when the page gets its first unsaved change, or has none any more. */
export function subscribeHolding(listener: () => void): () => void {
  holdings.add(listener);
  return () => holdings.delete(listener);
}

/** Id of the page's person. It is read from the token if the person has not been loaded yet. */
export function sessionPerson(now: SessionState = sessionState()): number | undefined {
  return now.user?.id ?? now.heldFor ?? subjectOf(now.token);
}

export function startSession(token: string, user?: User): void {
  write(token);
  enter({ status: 'in', token, user, expired: false });
}

export function setUser(user: User): void {
  const now = sessionState();
  if (now.status === 'in') change({ ...now, user });
}

export function signOut(): void {
  forgetPerson();
  write(null);
  leave(signedOut);
}

/** Removes everything that this browser stores for the person who signs out. */
function forgetPerson(): void {
  forgetDrafts(sessionPerson());
  forgetBackground(sessionPerson());
  forgetWaiting(sessionPerson());
}

/** Ends the session because a service refused `token`. A newer token is kept, even one that another tab has just stored. */
export function endSession(token: string): void {
  if (sessionState().token !== token || (read() ?? token) !== token) return;
  keep(EXPIRED_KEY, 'yes');
  write(null);
  expire();
}

/** Ends a held session: the person signs in on the sign-in page, and finds the drafts again. */
export function leaveHeldPage(): void {
  if (sessionState().status === 'held') leave({ ...signedOut, expired: true });
}

/** Follows the sessions of other tabs: a sign-in (calls `onEntry`), a sign-out, or a refused token. */
export function followStorage(target: Window, onEntry: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const next = fromStorage();
    if (next.token === sessionState().token) return;
    if (next.token) {
      enter(next);
      onEntry();
    } else if (stored(EXPIRED_KEY)) expire();
    else {
      forgetPerson();
      leave(signedOut);
    }
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
}

function fromStorage(): SessionState {
  const token = read();
  return token ? { status: 'in', token, expired: false } : signedOut;
}

/** Starts a session. The same person continues with the new token; for another person, the listeners of `onSessionEnd` first drop the old data. */
function enter(next: SessionState): void {
  const before = sessionState();
  const person = sessionPerson(before);
  const isSamePerson = person !== undefined && person === sessionPerson(next);
  if (!isSamePerson && (before.token ? before.token !== next.token : before.status === 'held')) tellEnd();
  change(isSamePerson ? { ...next, user: next.user ?? before.user } : next);
  if (isSamePerson && before.status === 'held') for (const listener of resumptions) listener();
}

function expire(): void {
  if (unsaved === 0) return leave({ ...signedOut, expired: true });
  const { user } = sessionState();
  change({ status: 'held', token: null, user, heldFor: sessionPerson(), expired: true });
}

function leave(next: SessionState): void {
  change(next);
  tellEnd();
}

/** The `sub` of a token: the person's id (contract §2). */
function subjectOf(token: string | null): number | undefined {
  try {
    const claims = atob((token ?? '').split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'));
    return Number((JSON.parse(claims) as { sub?: unknown }).sub) || undefined;
  } catch {
    return undefined;
  }
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function tellEnd(): void {
  for (const listener of endings) listener();
}

const read = (): string | null => stored(TOKEN_KEY, state?.token);

function write(token: string | null): void {
  if (token) keep(EXPIRED_KEY, null);
  keep(TOKEN_KEY, token);
}

// A browser may forbid storage; the session then lasts as long as the page.
function stored(key: string, otherwise: string | null = null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Without storage nothing can be kept.
  }
}
