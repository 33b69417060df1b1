import { forgetBackground } from './background';
import { forgetDrafts } from './drafts';
import { forgetWaiting } from './waiting';
import { type Customs, writeFor } from '../../formats/person';

/** The signed-in person, as `/api/auth/me` answers (contract §2). */
export interface User extends Customs {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** 1 Monday to 7 Sunday; the region says it until it is set. */
  first_day_of_week?: number | null;
  /** The paper of prints; the region says it until it is set. */
  paper?: 'A4' | 'Letter' | null;
}

/**
 * `loading` only during prerendering and hydration, when the token cannot be read. `held`: the token was refused while something
 * that was typed is not saved; the page stays, and the person signs in over it (ADR 17).
 */
export type SessionStatus = 'loading' | 'in' | 'held' | 'out';

export interface SessionState {
  status: SessionStatus;
  token: string | null;
  /** Undefined while it is being loaded. While the session is held, who has to sign in again. */
  user?: User;
  /** Whose session is held, where `user` has not been loaded. */
  heldFor?: number;
  /** True where the token was refused, and not where the person signed out. */
  expired: boolean;
}

const TOKEN_KEY = 'carnet.token';
/** There while the last session was ended by a refused token, for other tabs to know. */
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

/** The state of the prerendered page, and of the first pass of hydration with it. */
export const sessionStateAtBuild = (): SessionState => unknown;

export const sessionToken = (): string | null => sessionState().token;

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs when what one person loaded must no longer be shown: at sign-out, expiry, or a change of person. */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

/** Runs when a person who had something unsaved on the page has signed in again. */
export function onSessionResume(listener: () => void): () => void {
  resumptions.add(listener);
  return () => resumptions.delete(listener);
}

/** Has a refused token leave the page as it is, until the returned function is called: something on it is not saved. */
export function holdSession(): () => void {
  addUnsaved(1);
  return () => addUnsaved(-1);
}

function addUnsaved(count: number): void {
  unsaved += count;
  for (const listener of holdings) listener();
}

/** Tells whether something on the page is not saved. */
export const isSessionHeld = (): boolean => unsaved > 0;

/** Runs when something on the page becomes unsaved, or nothing is any more. */
export function subscribeHolding(listener: () => void): () => void {
  holdings.add(listener);
  return () => holdings.delete(listener);
}

/** Whose page it is, by the token itself, so that it is known before the person has been loaded. */
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

/** A person who signs out leaves nothing behind. */
function forgetPerson(): void {
  forgetDrafts(sessionPerson());
  forgetBackground(sessionPerson());
  forgetWaiting(sessionPerson());
}

/** The service refused `token`. A newer token than that is left alone, also one that another tab has stored and not told of yet. */
export function endSession(token: string): void {
  if (sessionState().token !== token || (read() ?? token) !== token) return;
  keep(EXPIRED_KEY, 'yes');
  write(null);
  expire();
}

/** Gives a held page up: its person signs in on a page of its own, and finds the drafts again. */
export function leaveHeldPage(): void {
  if (sessionState().status === 'held') leave({ ...signedOut, expired: true });
}

/** Follows the other tabs of this browser: when one signs in (`onEntry` is called then) or out, or when its token is refused. */
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

/** The same person goes on with a new token; another finds nothing of the first. */
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

/** The `sub` of a token, which is the person's id (contract §2). */
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

// A browser may forbid storage altogether; the session then lasts as long as the page.
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
    // nothing to keep it in
  }
}
