import {
  apiOf,
  holdSession,
  onSessionEnd,
  onSessionResume,
  onSigningOut,
  type Scope,
  sessionScope,
  sessionToken,
} from '@carnet/mf-kit/data';
import { hasBackgroundPanel, setBackgroundPanel } from '@carnet/mf-kit/federation';
import type { identity } from '@carnet/contracts';
import { api } from '../api';
import { UploadEngine } from './upload-engine';
import { isActive, type Upload } from './upload.rules';
import { lossOf } from './upload-loss';
import { browserShelf } from './upload-shelf';
import { sendByTus } from './upload-transfer';
import { publish, TRAY } from './uploads.store';

/** A person's upload engine and its state. */
export interface CurrentEngine {
  person: Scope;
  engine: UploadEngine;
  /** Resolves once the engine has resumed stored uploads. */
  restored: Promise<void>;
}

export const shelf = browserShelf();
let current: CurrentEngine | undefined;
let letSessionGo: (() => void) | null = null;

/** The upload engine of the signed-in person. The first call also resumes stored uploads. */
export const currentEngine = (): UploadEngine => ownEngine().engine;

export function ownEngine(): CurrentEngine {
  const person = sessionScope();
  if (person === undefined) throw new Error('Nobody is signed in');
  if (current?.person === person) return current;
  end();
  const engine = new UploadEngine({
    person,
    shelf,
    send: sendByTus,
    terminate: (url) =>
      api.delete('/api/uploads/{id}', { params: { id: Number(url.split('/').at(-1)) }, fallback: '' }),
    sameAs: async (kind, id) =>
      (await api.get(kind === 'photo' ? '/api/photos/{id}' : '/api/documents/{id}', { params: { id }, fallback: '' }))
        .same_as,
    claim,
    claimOnceFree,
    claimFromEarlierPage,
    // If this request gets a 401, the session ends, or the page asks to sign in while uploads are running.
    checkSession: () =>
      apiOf<identity.paths>()
        .get('/api/auth/me', { fallback: '' })
        .catch(() => undefined),
    isSignedIn: () => sessionToken() !== null,
    isOnline: () => navigator.onLine,
    publish: (uploads) => show(person, uploads),
  });
  const restored = forgetSignedOut(person)
    .catch(() => undefined) // If the browser stores nothing, there is nothing to remove.
    .then(() => engine.restore())
    .catch(() => undefined);
  current = { person, engine, restored };
  return current;
}

onSessionEnd(end);
onSessionResume(() => current?.engine.wake());
onSigningOut(whatWouldBeLost);
window.addEventListener('online', () => current?.engine.wake());
// Another tab may have been closed during an upload.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') current?.engine.restore().catch(() => undefined);
});
window.addEventListener('beforeunload', (event) => {
  if (current?.engine.wouldLose) event.preventDefault();
});

/** A sentence about files that a sign-out would lose: those of this tab, and those that other tabs have stored. */
async function whatWouldBeLost(): Promise<string | null> {
  if (!current) return null;
  const { person, engine } = current;
  const kept = await shelf.list(person).catch(() => []);
  return lossOf([...engine.awaited, ...kept]);
}

function show(person: Scope, uploads: readonly Upload[]): void {
  publish(uploads);
  if (uploads.some(isActive)) letSessionGo ??= holdSession();
  else {
    letSessionGo?.();
    letSessionGo = null;
  }
  if (uploads.length > 0) setBackgroundPanel(TRAY, true);
  else void takeTrayAway(person);
}

/** The tray stays while any tab has something to send. */
async function takeTrayAway(person: Scope): Promise<void> {
  const kept = await shelf.list(person).catch(() => []);
  if (kept.length === 0 && current?.person === person && current.engine.isIdle) setBackgroundPanel(TRAY, false);
}

/** Ends the uploads of the previous person. After a sign-out, also removes their stored files. */
function end(): void {
  if (!current) return;
  const { person, engine } = current;
  current = undefined;
  engine.end();
  if (!hasBackgroundPanel(TRAY, person)) void forget(person, Infinity).catch(() => undefined);
}

/** Removes stored files of people who signed out while no engine was running. */
async function forgetSignedOut(person: Scope): Promise<void> {
  const [now, isOwnKept] = [Date.now(), hasBackgroundPanel(TRAY, person)];
  for (const one of await shelf.persons())
    if (one === person ? !isOwnKept : !hasBackgroundPanel(TRAY, one)) await forget(one, now);
}

/** @param before removes files chosen before this time; milliseconds since 1970 */
async function forget(person: Scope, before: number): Promise<void> {
  const kept = await shelf.list(person);
  const ids = kept.filter(({ chosenAt }) => chosenAt < before).map(({ id }) => id);
  await shelf.remove(person, ids);
  for (const { id, heldAt } of await shelf.batches(person)) if (heldAt < before) await shelf.removeBatch(person, id);
}

/** For this many milliseconds after its start, a page waits for locks of the page before it. */
const HANDED_OVER_WITHIN_MS = 10_000;

/** Acquires a lock between tabs. The browser releases it when the tab closes. Null if another tab holds it. */
export const claim = (id: string): Promise<(() => void) | null> => lock(id, { ifAvailable: true });

/**
 * Waits for the lock: first for an earlier page of this tab, then as long as this page is visible. A hidden page does not wait, because the browser may
 * suspend it.
 */
async function claimOnceFree(id: string): Promise<(() => void) | null> {
  const own = await claimFromEarlierPage(id);
  if (own || document.visibilityState === 'hidden') return own;
  const hidden = new AbortController();
  document.addEventListener('visibilitychange', () => hidden.abort(), { once: true });
  return lock(id, { signal: hidden.signal });
}

/** Waits for a lock that the page before this one may still hold. Null after the timeout. */
export function claimFromEarlierPage(id: string): Promise<(() => void) | null> {
  const patience = HANDED_OVER_WITHIN_MS - performance.now();
  return patience > 0 ? lock(id, { signal: AbortSignal.timeout(patience) }) : claim(id);
}

/** Without https there are no locks, so two tabs may send the same file twice. */
function lock(id: string, how: LockOptions): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    locks
      .request(`carnet-upload-${id}`, how, (held) => {
        if (held) return new Promise<void>((letGo) => resolve(letGo));
        resolve(null);
        return undefined;
      })
      .catch(() => resolve(null)); // Another tab has held the lock until the timeout.
  });
}
