import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error';
import { onSigningOut } from '../session/sign-out';
import { sessionScope } from '../session/garage';
import { sessionPerson } from '../session/store';
import { mayWait, waitingScopes } from '../session/waiting';
import type { Entry, EntryState, OutboxNote } from './entry';
import * as m from '../../messages/outbox';
import type { Keeping } from './outbox-engine';

/**
 * The part of the outbox that pages import (ADR 126). The engine, which stores and sends, is a chunk of its own. It is fetched while there is a
 * network, since it could not be fetched without one.
 */

const NOTHING: readonly Entry[] = [];
let entries = NOTHING;
const listeners = new Set<() => void>();

/** The engine calls this with the current entries. */
export function publishWaiting(next: readonly Entry[]): void {
  entries = next;
  for (const tell of listeners) tell();
}

/** All waiting writes of the signed-in person, in the order in which they were written. Empty until the engine has loaded. */
export const useWaiting = (): readonly Entry[] =>
  useSyncExternalStore(
    subscribeWaiting,
    () => entries,
    () => NOTHING,
  );

const OPENED = /^#waiting=(.+)$/;

/** The id of the entry that the page was opened to edit. */
export const openedEntry = (hash: string): string | undefined => OPENED.exec(hash)?.[1];

const beingChanged = new Set<string>();

/** Prevents an entry from being sent while its form is open; else saving the form would make a second one. Returns a function that releases it. */
export function holdBack(id: string): () => void {
  beingChanged.add(id);
  return () => {
    beingChanged.delete(id);
    void outboxEngine().then(
      ({ wake }) => wake(),
      () => undefined,
    );
  };
}

export const isBeingChanged = (id: string): boolean => beingChanged.has(id);

function subscribeWaiting(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Tells whether writes of the signed-in person may wait in this garage. */
export function mayHaveWaiting(): boolean {
  const scope = sessionScope();
  return entries.length > 0 || (scope !== undefined && mayWait(scope));
}

/** Tells the same for all garages in which the person has written. */
export const mayHaveAnyWaiting = (): boolean => {
  const person = sessionPerson();
  return mayHaveWaiting() || (person !== undefined && waitingScopes(person).length > 0);
};

export const outboxEngine = () => import(/* webpackChunkName: "kit-outbox" */ './current-outbox');

/** Downloads all waiting writes of the person as a file. */
export const saveWaitingAsFile = async (): Promise<void> => (await outboxEngine()).saveAsFile();

onSigningOut(async () => (mayHaveAnyWaiting() ? (await outboxEngine()).lossOfOutbox() : null));

/**
 * Stores a write that got no answer, to send it later. Null if the error is no such write, or this browser stores nothing: the typed text then stays
 * in the form. Rejects if there is no room.
 */
export const keepUnsent = (error: unknown, how: Keeping = {}): Promise<Entry | null> =>
  error instanceof ApiError && error.unsent
    ? outboxEngine().then(
        ({ keepUnanswered }) => keepUnanswered(error.unsent!, how),
        () => null,
      )
    : Promise.resolve(null);

/** The error of a write that now waits in this browser; its message says so. */
export class Waits extends Error {}

/** Does the same for a write without a form. Rejects with `Waits` if the write waits, else with the error of the write. */
export async function orWaits<Saved>(write: Promise<Saved>): Promise<Saved> {
  try {
    return await write;
  } catch (error) {
    if (await keepUnsent(error).catch(() => null)) throw new Waits(m.keptHere);
    throw error;
  }
}

let isHeldBack = false;

/** Runs `write` without sending its request: it fails as if no answer came. An edited entry so stays the same entry. */
export function withoutSending<Result>(write: () => Result): Result {
  isHeldBack = true;
  try {
    return write();
  } finally {
    isHeldBack = false;
  }
}

/** The client asks this before a call: true if waiting writes of the same vehicle must be sent first. */
export const isSendingHeldBack = (note: OutboxNote | undefined): boolean =>
  note !== undefined &&
  (isHeldBack || entries.some((entry) => isToBeSent(entry.state) && entry.note.vehicle === note.vehicle));

const isToBeSent = (state: EntryState): boolean => state === 'waiting' || state === 'holding';
