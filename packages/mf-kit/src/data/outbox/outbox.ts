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
 * The part of the outbox that pages know (ADR 126). The engine that keeps and sends is a chunk of its own, fetched while there is a line: without one it
 * could not be.
 */

const NOTHING: readonly Entry[] = [];
let entries = NOTHING;
const listeners = new Set<() => void>();

/** Called by the engine. */
export function publishWaiting(next: readonly Entry[]): void {
  entries = next;
  for (const tell of listeners) tell();
}

/** All that waits of the signed-in person, in the order in which it was written. Nothing before the engine has been fetched. */
export const useWaiting = (): readonly Entry[] =>
  useSyncExternalStore(
    subscribeWaiting,
    () => entries,
    () => NOTHING,
  );

const OPENED = /^#waiting=(.+)$/;

/** The id of the entry that the page was opened for. */
export const openedEntry = (hash: string): string | undefined => OPENED.exec(hash)?.[1];

const beingChanged = new Set<string>();

/** Keeps an entry from being sent while the form that changes it is open: saved afterwards it would be a second one. Returns how to let it go. */
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

/** Tells whether something of the signed-in person may wait. */
export function mayHaveWaiting(): boolean {
  const scope = sessionScope();
  return entries.length > 0 || (scope !== undefined && mayWait(scope));
}

/** The same of any garage that they have written in. */
export const mayHaveAnyWaiting = (): boolean => {
  const person = sessionPerson();
  return mayHaveWaiting() || (person !== undefined && waitingScopes(person).length > 0);
};

export const outboxEngine = () => import(/* webpackChunkName: "kit-outbox" */ './current-outbox');

/** Hands a person all that waits as a file. */
export const saveWaitingAsFile = async (): Promise<void> => (await outboxEngine()).saveAsFile();

onSigningOut(async () => (mayHaveAnyWaiting() ? (await outboxEngine()).lossOfOutbox() : null));

/**
 * Has a write that had no answer wait in this browser, and be sent later. Null where it is none, or this browser keeps nothing: then what was
 * typed stays where it is. Rejects where there is no room.
 */
export const keepUnsent = (error: unknown, how: Keeping = {}): Promise<Entry | null> =>
  error instanceof ApiError && error.unsent
    ? outboxEngine().then(
        ({ keepUnanswered }) => keepUnanswered(error.unsent!, how),
        () => null,
      )
    : Promise.resolve(null);

/** The rejection of a write that waits in this browser; its message says so. */
export class Waits extends Error {}

/** The same for a write without a form. Rejects with `Waits` then, else as the write did. */
export async function orWaits<Saved>(write: Promise<Saved>): Promise<Saved> {
  try {
    return await write;
  } catch (error) {
    if (await keepUnsent(error).catch(() => null)) throw new Waits(m.keptHere);
    throw error;
  }
}

let isHeldBack = false;

/** Runs `write` so that its request is not sent but told as if it had no answer: an entry that is changed goes on as that entry. */
export function withoutSending<Result>(write: () => Result): Result {
  isHeldBack = true;
  try {
    return write();
  } finally {
    isHeldBack = false;
  }
}

/** Asked by the client as it begins a call: what waits of its vehicle goes first. */
export const isSendingHeldBack = (note: OutboxNote | undefined): boolean =>
  note !== undefined &&
  (isHeldBack || entries.some((entry) => isToBeSent(entry.state) && entry.note.vehicle === note.vehicle));

const isToBeSent = (state: EntryState): boolean => state === 'waiting' || state === 'holding';
