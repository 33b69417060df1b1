import { draftsOf } from '../session/drafts';
import { sessionScope } from '../session/garage';
import { sessionToken } from '../session/store';
import { randomId } from './random-id';

/** The time that services remember a key. */
const KEPT_MS = 24 * 3600 * 1000;
const LONGEST_MEMORY = 200;
const open = new Map<string, string>();

interface Kept {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The key of a create. The same content sent to the same path keeps its key until an answer has settled it, so that a
 * second press after a lost answer makes no second entry (quality: Keeping what it was given). It lies with the person's drafts, so
 * that the second press may come after a reload or a crash.
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

/** The attempt has its answer: the next create with the same content is a new one. */
export function settle(path: string, body: string): void {
  const attempt = attemptOf(path, body);
  open.delete(attempt);
  inStorage(attempt, (storage, place) => storage.removeItem(place));
}

/** Names path and content. Should two contents have one name, the services refuse the second (422), and the next press has a new key. */
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
 * The place of an attempt's key, among its person's drafts, which go when the person signs out. Of what is sent while nobody is signed in, a password
 * among it, nothing is kept. A browser may forbid storage; the key then lasts as long as the page.
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
