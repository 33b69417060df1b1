import { clockOff } from '../api/clock';
import { keyFor, settle } from '../api/idempotency';
import { write } from '../api/client';
import { keepsNothing } from '../session/kept';
import {
  holdSession,
  onSessionEnd,
  onSessionResume,
  sessionPerson,
  sessionState,
  sessionToken,
} from '../session/store';
import { type Scope, sessionScope } from '../session/garage';
import { waitingScopes } from '../session/waiting';
import { forgottenPeople, isWaitingKey, noteWaiting, scopeOf } from './kept-people';
import type { Entry, Unanswered, Unsent } from './entry';
import { isBeingChanged, publishWaiting } from './outbox';
import { type Keeping, OutboxEngine, type Saved } from './outbox-engine';
import { browserShelf } from './outbox-shelf';
import * as m from '../../messages/outbox';

/** Called when a thing has been stored. It may be called twice, and is retried if it fails. */
type OnArrival = (entry: Entry) => Promise<void>;

const shelf = browserShelf();
const arrivals = new Set<OnArrival>();
const departures = new Set<() => void>();
/** True if something has been sent or discarded before a listener was added. */
let isUntold = false;
let current: { person: Scope; engine: OutboxEngine } | undefined;

export function onArrival(tell: OnArrival): () => void {
  arrivals.add(tell);
  return () => arrivals.delete(tell);
}

/** Calls `tell` when another tab has sent what this tab showed as waiting; at once if that has already happened. */
export function onGoneElsewhere(tell: () => void): () => void {
  departures.add(tell);
  if (isUntold) tell();
  isUntold = false;
  return () => departures.delete(tell);
}

/** The outbox of the signed-in person in the garage of this page. Writes in another garage wait until a page of that garage is open. */
export function ownOutbox(): OutboxEngine {
  const person = sessionScope();
  if (person === undefined) throw new Error('Nobody is signed in');
  if (current?.person === person) return current.engine;
  end();
  const engine = new OutboxEngine({
    person,
    shelf,
    send,
    alone: (work) => alone(`carnet-outbox-${person}`, work),
    now: Date.now,
    random: Math.random,
    clockOff,
    isSignedIn: () => sessionToken() !== null && sessionScope() === person,
    isBeingChanged,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    publish: (entries) => {
      noteWaiting(person, entries.length > 0);
      publishWaiting(entries);
    },
    arrived: async (entry) => {
      if (entry.holdsFiles && arrivals.size === 0) throw new Error('Nobody takes its files yet');
      isUntold ||= arrivals.size === 0;
      for (const tell of arrivals) await tell(entry);
    },
    goneElsewhere: () => {
      isUntold ||= departures.size === 0;
      departures.forEach((tell) => tell());
    },
  });
  current = { person, engine };
  return engine;
}

/** Loads the stored entries and sends them. */
export async function startOutbox(): Promise<void> {
  await forgetSignedOut();
  await ownOutbox().wake();
}

/**
 * Stores a write that got no answer. Null if the write cannot wait, its person is no longer signed in, or this browser must store nothing. Rejects if
 * the browser has no room.
 */
export async function keepUnanswered(call: Unanswered, how: Keeping): Promise<Entry | null> {
  const { method, path, sent, outbox, tried } = call;
  const isKnown = method === 'POST' || method === 'PUT' || method === 'PATCH';
  if (!isKnown || !outbox || sent === undefined || typeof indexedDB === 'undefined') return null;
  if (call.person !== sessionScope()) return null;
  const key = method === 'POST' ? (call.idempotencyKey ?? keyFor(path, sent)) : null;
  const ifMatch = call.ifMatch ?? outbox.was?.version ?? null;
  const body = JSON.parse(sent) as Unsent['body'];
  return keep({ method, path: outbox.path ?? path, body, key, ifMatch, note: outbox, tried }, how);
}

async function keep(unsent: Unsent, how: Keeping): Promise<Entry | null> {
  const person = sessionScope();
  if (person === undefined || (await keepsNothing())) return null;
  await forgetSignedOut();
  if (sessionScope() !== person) return null;
  // The note comes first: if the page is killed in between, a note without an entry does no harm.
  noteWaiting(person, true);
  const outbox = ownOutbox();
  const entry = await outbox.keep(unsent, how);
  // From now on the entry owns the key: the same content typed again is a new create.
  if (unsent.method === 'POST') settle(unsent.path, JSON.stringify(unsent.body));
  // Sends at once if an entry was edited online; else after a pause.
  void outbox.send();
  void registerSync();
  return entry;
}

/** Tells the outbox that the files of the form are now stored with the entry. */
export async function held(id: string): Promise<void> {
  await ownOutbox().held(id);
  await ownOutbox().send();
}

/** A sentence about what a sign-out would lose; null if nothing waits. */
export async function lossOfOutbox(): Promise<string | null> {
  const count = (await allWaiting()).length;
  return count > 0 ? m.wouldBeLost({ count }) : null;
}

/** Downloads all waiting writes of the person, in all garages, in the form in which they would be sent. */
export async function saveAsFile(): Promise<void> {
  const content = JSON.stringify(await allWaiting(), null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = 'carnet-not-sent.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function allWaiting(): Promise<readonly Entry[]> {
  await ownOutbox().restore();
  const [person, own] = [sessionPerson(), sessionScope()];
  const others = person === undefined ? [] : waitingScopes(person).filter((scope) => scope !== String(own));
  const elsewhere = await Promise.all(others.map((scope) => shelf.read(scopeOf(scope))));
  return [...ownOutbox().entries, ...elsewhere.flat()];
}

/** Removes the entries of people who signed out. */
export async function forgetSignedOut(): Promise<void> {
  for (const { person, done } of forgottenPeople()) {
    await shelf.forget(person);
    done();
  }
}

function send({ method, path, body, key, ifMatch }: Entry): Promise<Saved> {
  const letGo = holdWhileRefused();
  const options = { fallback: m.notSent, ifMatch, ...(key && { idempotencyKey: key }) };
  return write<Saved>(method, path, body, options).finally(letGo);
}

/** Holds the session while the token is refused, so that the person signs in over the page. Releases it after the sign-in. */
function holdWhileRefused(): () => void {
  const letGo = holdSession();
  return () => {
    if (sessionState().status !== 'held') return letGo();
    const endings = [onSessionResume(over), onSessionEnd(over)];
    function over(): void {
      letGo();
      for (const end of endings) end();
    }
  };
}

/** Runs `work` under a lock. Without https there are no locks: two tabs may then send at once, and the key or the version makes only one of them count. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

interface WithSync {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Registers Background Sync if the browser has it: the browser then wakes a hidden page as soon as there is a network. */
async function registerSync(): Promise<void> {
  const worker = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
  await (worker as WithSync | undefined)?.sync?.register('carnet-outbox').catch(() => undefined);
}

function end(): void {
  if (!current) return;
  current.engine.end();
  current = undefined;
  publishWaiting([]);
  void forgetSignedOut().catch(() => undefined);
}

/** Sends waiting entries after a change that makes a retry worthwhile. */
export const wake = (): void => void current?.engine.wake().catch(() => undefined);

onSessionEnd(end);
onSessionResume(wake);
window.addEventListener('online', wake);
window.addEventListener('focus', wake);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
window.addEventListener('storage', ({ key }) => {
  if (current && isWaitingKey(key, current.person)) void current.engine.follow().catch(() => undefined);
});
(navigator as Partial<Navigator>).serviceWorker?.addEventListener('message', ({ data }) => {
  if (data === 'send-outbox') wake();
});
