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

/** The engine of a person, with what stands behind it. */
export interface CurrentEngine {
  person: Scope;
  engine: UploadEngine;
  /** Once it has taken up what is kept. */
  restored: Promise<void>;
}

export const shelf = browserShelf();
let current: CurrentEngine | undefined;
let letSessionGo: (() => void) | null = null;

/** The engine of the signed-in person. The first call has it take up what is kept. */
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
    // Its 401 ends the session, or holds the page while anything goes on.
    checkSession: () =>
      apiOf<identity.paths>()
        .get('/api/auth/me', { fallback: '' })
        .catch(() => undefined),
    isSignedIn: () => sessionToken() !== null,
    isOnline: () => navigator.onLine,
    publish: (uploads) => show(person, uploads),
  });
  const restored = forgetSignedOut(person)
    .catch(() => undefined) // A browser that keeps nothing has nothing to forget.
    .then(() => engine.restore())
    .catch(() => undefined);
  current = { person, engine, restored };
  return current;
}

onSessionEnd(end);
onSessionResume(() => current?.engine.wake());
onSigningOut(whatWouldBeLost);
window.addEventListener('online', () => current?.engine.wake());
// Another tab may have been closed in the middle.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') current?.engine.restore().catch(() => undefined);
});
window.addEventListener('beforeunload', (event) => {
  if (current?.engine.wouldLose) event.preventDefault();
});

/** Files that have not arrived, of this tab and of all others that keep what they send. */
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

/** The tray stands as long as any tab has something to send. */
async function takeTrayAway(person: Scope): Promise<void> {
  const kept = await shelf.list(person).catch(() => []);
  if (kept.length === 0 && current?.person === person && current.engine.isIdle) setBackgroundPanel(TRAY, false);
}

/** Ends the uploads of a person who has signed out, or in whose place somebody else has come: nothing goes on, and after a sign-out nothing stays. */
function end(): void {
  if (!current) return;
  const { person, engine } = current;
  current = undefined;
  engine.end();
  if (!hasBackgroundPanel(TRAY, person)) void forget(person, Infinity).catch(() => undefined);
}

/** Removes the files of those who signed out while no engine was there to see it. */
async function forgetSignedOut(person: Scope): Promise<void> {
  const [now, isOwnKept] = [Date.now(), hasBackgroundPanel(TRAY, person)];
  for (const one of await shelf.persons())
    if (one === person ? !isOwnKept : !hasBackgroundPanel(TRAY, one)) await forget(one, now);
}

/** @param before what was chosen earlier than this; milliseconds since 1970 */
async function forget(person: Scope, before: number): Promise<void> {
  const kept = await shelf.list(person);
  const ids = kept.filter(({ chosenAt }) => chosenAt < before).map(({ id }) => id);
  await shelf.remove(person, ids);
  for (const { id, heldAt } of await shelf.batches(person)) if (heldAt < before) await shelf.removeBatch(person, id);
}

/** The time after a page's beginning in which the page before it may still have its files, in milliseconds. */
const HANDED_OVER_WITHIN_MS = 10_000;

/** A lock between the tabs of this browser, which goes with its tab. Null where another tab has it. */
export const claim = (id: string): Promise<(() => void) | null> => lock(id, { ifAvailable: true });

/**
 * The same once it is free: as long as an earlier page of this tab may still have it, and after that as long as somebody sees this page. One
 * that is hidden may be kept from going on with anything.
 */
async function claimOnceFree(id: string): Promise<(() => void) | null> {
  const own = await claimFromEarlierPage(id);
  if (own || document.visibilityState === 'hidden') return own;
  const hidden = new AbortController();
  document.addEventListener('visibilitychange', () => hidden.abort(), { once: true });
  return lock(id, { signal: hidden.signal });
}

/** The same for what the page before this one had, which may take a while to go. */
export function claimFromEarlierPage(id: string): Promise<(() => void) | null> {
  const patience = HANDED_OVER_WITHIN_MS - performance.now();
  return patience > 0 ? lock(id, { signal: AbortSignal.timeout(patience) }) : claim(id);
}

/** There are no locks without https: two tabs may then send one file twice. */
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
      .catch(() => resolve(null)); // Another tab has had it all the time.
  });
}
