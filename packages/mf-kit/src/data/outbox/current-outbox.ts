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

/** Told when a thing has arrived. It may be told twice, and is tried again where that fails. */
type OnArrival = (entry: Entry) => Promise<void>;

const shelf = browserShelf();
const arrivals = new Set<OnArrival>();
const departures = new Set<() => void>();
/** Something has arrived, or is gone, before anybody wanted to be told. */
let isUntold = false;
let current: { person: Scope; engine: OutboxEngine } | undefined;

export function onArrival(tell: OnArrival): () => void {
  arrivals.add(tell);
  return () => arrivals.delete(tell);
}

/** Told when another tab has sent what this one showed as waiting; at once where something is gone already. */
export function onGoneElsewhere(tell: () => void): () => void {
  departures.add(tell);
  if (isUntold) tell();
  isUntold = false;
  return () => departures.delete(tell);
}

/** The outbox of the signed-in person in the garage of this page: what was written in another one waits for a page of that. */
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

/** Takes up what is kept, and sends it. */
export async function startOutbox(): Promise<void> {
  await forgetSignedOut();
  await ownOutbox().wake();
}

/** Null where it is no write that can wait, its person is not signed in any more, or this browser is to keep nothing. Rejects where it has no room. */
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
  // Before it is kept: a page that is killed in between finds nothing, and not the other way round.
  noteWaiting(person, true);
  const outbox = ownOutbox();
  const entry = await outbox.keep(unsent, how);
  // The entry has the key from now on: the same content typed once more is something new.
  if (unsent.method === 'POST') settle(unsent.path, JSON.stringify(unsent.body));
  // Now, for an entry that was changed while there is a line; else after a pause.
  void outbox.send();
  void registerSync();
  return entry;
}

/** The files of its form wait with the entry now. */
export async function held(id: string): Promise<void> {
  await ownOutbox().held(id);
  await ownOutbox().send();
}

/** The cost of a sign-out, as a sentence; null if nothing waits. */
export async function lossOfOutbox(): Promise<string | null> {
  const count = (await allWaiting()).length;
  return count > 0 ? m.wouldBeLost({ count }) : null;
}

/** Hands a person all that waits, in whichever garage, as it would be sent. */
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

/** Removes the entries of those who signed out. */
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

/** A token that is refused while something is sent has its person sign in over the page. Held until they have. */
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

/** Without https there are no locks: two tabs may send at once, and the key or the version has one of them count. */
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

/** Background Sync, where a browser has it: the browser wakes a page that is hidden as soon as there is a line. */
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

/** Sends what waits, where something has changed that makes it worth it. */
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
