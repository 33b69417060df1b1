import { draftsOf } from '../session/drafts';
import { sessionScope } from '../session/garage';
import { sessionToken } from '../session/store';
import { randomId } from './random-id';

/** Services remember a key for this long. */
const KEPT_MS = 24 * 3600 * 1000;
const LONGEST_MEMORY = 200;
const open = new Map<string, string>();

interface Kept {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Returns the `Idempotency-Key` of a create. The same content sent to the same path keeps its key until an answer settles it. So a second press after
 * a lost answer makes no second entry (quality: Keeping what it was given). The key is stored beside the person's drafts, so that it survives a
 * reload or a crash.
 */
export function keyFor(path: string, body: string): string {
  const attempt = attemptOf(path, body);
  const known = open.get(attempt) ?? keptKey(attempt);
  if (known) return known;
  if (open.size >= LONGEST_MEMORY) open.delete(open.keys().next().value as string);
  const key = randomId();
  open.set(attempt, key);
  const kept: Kept = { key, at: Date.now() };
  inStorage(attempt, (storage, place) => storage.setItem(place, JSON.stringify(kept)));
  return key;
}

/** Forgets the key after an answer: the next create with the same content is a new one. */
export function settle(path: string, body: string): void {
  const attempt = attemptOf(path, body);
  open.delete(attempt);
  inStorage(attempt, (storage, place) => storage.removeItem(place));
}

/** A short hash of path and content. If two contents share a hash, the services refuse the second (422), and the next press has a new key. */
function attemptOf(path: string, body: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < body.length; at += 1) hash = Math.imul(hash ^ body.charCodeAt(at), 0x01000193);
  return `${path}#${(hash >>> 0).toString(36)}.${body.length}`;
}

function keptKey(attempt: string): string | undefined {
  const text = inStorage(attempt, (storage, place) => storage.getItem(place));
  if (!text) return undefined;
  const { key, at } = JSON.parse(text) as Kept;
  return Date.now() - at < KEPT_MS ? key : undefined;
}

/**
 * Runs `act` on the stored key of an attempt. Keys are stored beside the person's drafts, and removed when the person signs out. Nothing is stored
 * for a request without a session: it may hold a password. A browser may forbid storage; the key then lasts as long as the page.
 */
function inStorage<Result>(attempt: string, act: (storage: Storage, place: string) => Result): Result | undefined {
  const scope = sessionScope();
  if (scope === undefined || !sessionToken()) return undefined;
  try {
    return act(localStorage, `${draftsOf(scope)}sent:${attempt}`);
  } catch {
    return undefined;
  }
}
