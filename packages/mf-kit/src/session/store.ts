/** The signed-in person, as `/api/auth/me` answers (contract §2). */
export interface User {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** `loading` only while the page is made at build time or hydrated: nobody can know yet. */
export type SessionStatus = 'loading' | 'in' | 'out';

export interface SessionState {
  status: SessionStatus;
  token: string | null;
  /** Undefined while it is being loaded. */
  user?: User;
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

export function sessionState(): SessionState {
  state ??= fromStorage();
  return state;
}

/** What the prerendered page shows, and the first pass of hydration with it. */
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

export function startSession(token: string, user?: User): void {
  const before = sessionState();
  const isSamePerson = user !== undefined && before.user?.id === user.id;
  write(token);
  if (before.token && before.token !== token && !isSamePerson) tellEnd();
  change({ status: 'in', token, user, expired: false });
}

export function setUser(user: User): void {
  const now = sessionState();
  if (now.status === 'in') change({ ...now, user });
}

export function signOut(): void {
  write(null);
  change(signedOut);
  tellEnd();
}

/** The service refused `token`. A newer token than that is left alone. */
export function endSession(token: string): void {
  if (sessionState().token !== token) return;
  keep(EXPIRED_KEY, 'yes');
  write(null);
  change({ ...signedOut, expired: true });
  tellEnd();
}

/** Follows the other tabs of this browser: when one signs in (`onEntry` is called then) or out, or when its token is refused. */
export function followStorage(target: Window, onEntry: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const next = fromStorage();
    if (next.token === sessionState().token) return;
    tellEnd();
    if (!next.token) return change({ ...signedOut, expired: stored(EXPIRED_KEY) !== null });
    change(next);
    onEntry();
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
}

function fromStorage(): SessionState {
  const token = read();
  return token ? { status: 'in', token, expired: false } : signedOut;
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
