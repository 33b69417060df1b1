import { sessionToken } from '../session/store';

const PATH = '/api/auth/media-session';
/** Says for which token this browser has the cookie, so that no page asks for what is there. */
const KEY = 'carnet.media';
/** Images that fail at the same time share one try, in milliseconds. */
const SHARED_FOR = 10_000;

interface Try {
  token: string;
  at: number;
  result: Promise<boolean>;
}

/** The token that the cookie was given for, or was refused for: by what it ends with. */
let settledFor: string | null | undefined;
let lastTry: Try | undefined;
/** One after the other: a cookie that is taken away must not be that of who comes next. */
let turn: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

const markOf = (token: string): string => token.slice(-16);

/**
 * Tells whether images can be asked for: the browser has the media cookie of the signed-in person (ADR 33), or none could be had, and each image will
 * say so itself.
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

/** Gets the cookie where it is not there. */
export async function beginMediaSession(): Promise<void> {
  if (!isMediaSettled()) await renewMediaSession();
}

/** Gets the cookie anew, where an image was refused. False where there is none to be had. */
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

/** Takes the cookie away: who signs out leaves nothing that shows their files. */
export function endMediaSession(): void {
  settledFor = null;
  lastTry = undefined;
  keep(null);
  void inTurn(() => send('DELETE'));
}

/** Remembers for which token the cookie is, for later pages too where it `isGiven`. */
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

/** `keepalive`: a page that is being left sends it all the same. */
async function send(method: string, headers: Record<string, string> = {}): Promise<boolean> {
  try {
    return (await fetch(PATH, { method, headers, keepalive: true })).ok;
  } catch {
    return false;
  }
}

// A browser may forbid storage altogether; each page then asks once.
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
    // nothing to keep it in
  }
}
