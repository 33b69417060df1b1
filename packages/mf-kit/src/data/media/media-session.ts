import { sessionToken } from '../session/store';

const PATH = '/api/auth/media-session';
/** Stores the end of the token that the cookie belongs to, so that later pages do not request the cookie again. */
const KEY = 'carnet.media';
/** Milliseconds. Images that fail within this time share one renewal. */
const SHARED_FOR = 10_000;

interface Try {
  token: string;
  at: number;
  result: Promise<boolean>;
}

/** The end of the token for which the cookie was issued or refused. */
let settledFor: string | null | undefined;
let lastTry: Try | undefined;
/** Requests run one after the other: removing one person's cookie must not remove the next person's. */
let turn: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

const markOf = (token: string): string => token.slice(-16);

/**
 * Tells whether images can be requested: the browser has the media cookie of the signed-in person (ADR 33), or the cookie was refused. In the second
 * case each image shows its own error.
 */
export function isMediaSettled(): boolean {
  settledFor ??= stored();
  const token = sessionToken();
  return token !== null && settledFor === markOf(token);
}

export function subscribeMedia(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Requests the cookie if this browser does not have it. */
export async function beginMediaSession(): Promise<void> {
  if (!isMediaSettled()) await renewMediaSession();
}

/** Requests a new cookie after an image was refused. Resolves to false if none is issued. */
export function renewMediaSession(): Promise<boolean> {
  const token = sessionToken();
  if (!token) return Promise.resolve(false);
  if (lastTry?.token === token && performance.now() - lastTry.at < SHARED_FOR) return lastTry.result;
  const result = inTurn(() => send('POST', { 'x-auth-token': token })).then((isGiven) => {
    if (sessionToken() === token) keepMediaSession(token, isGiven);
    return isGiven;
  });
  lastTry = { token, at: performance.now(), result };
  return result;
}

/** Removes the cookie, so that the browser cannot show the person's files after sign-out. */
export function endMediaSession(): void {
  settledFor = null;
  lastTry = undefined;
  keep(null);
  void inTurn(() => send('DELETE'));
}

/** Remembers that the cookie for this token is settled; for later pages too if `isGiven`. */
export function keepMediaSession(token: string, isGiven = true): void {
  settledFor = markOf(token);
  keep(isGiven ? settledFor : null);
  for (const listener of listeners) listener();
}

function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const result = turn.then(work);
  turn = result;
  return result;
}

/** `keepalive` completes the request even if the person leaves the page. */
async function send(method: string, headers: Record<string, string> = {}): Promise<boolean> {
  try {
    return (await fetch(PATH, { method, headers, keepalive: true })).ok;
  } catch {
    return false;
  }
}

// A browser may forbid storage; each page then requests the cookie once.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(mark: string | null): void {
  try {
    if (mark) localStorage.setItem(KEY, mark);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing can be kept.
  }
}
