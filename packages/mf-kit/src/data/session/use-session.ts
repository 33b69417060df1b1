import { useSyncExternalStore } from 'react';
import { apiOf } from '../api/client';
import { ApiError } from '../api/api-error';
import { beginMediaSession, endMediaSession } from '../media/media-session';
import {
  endSession,
  followStorage,
  sessionState,
  sessionStateAtBuild,
  type SessionState,
  setUser,
  signOut,
  startSession,
  subscribeSession,
  type User,
} from './store';
import * as m from '../../messages/session';

/** The session itself calls only this path. */
const api = apiOf<{
  '/api/auth/me': { get: { responses: { 200: { content: { 'application/json': User } } } } };
}>();

export interface Session extends SessionState {
  /** Stores the token and the user of a login, a registration or a password change. */
  signIn(answer: { token: string; user?: User }): void;
  /** Stores the user after a change of the profile. */
  setUser(user: User): void;
  /** Ends the session, here and in every service. */
  signOut(): void;
  /** Signs out locally. For an account that was deleted: its session has already ended. */
  forget(): void;
}

/** The session. Renders again when it changes, in this tab or another. */
export function useSession(): Session {
  const state = useSyncExternalStore(subscribeSession, sessionState, sessionStateAtBuild);
  return { ...state, signIn: keepLogin, setUser, signOut: end, forget: leave };
}

function keepLogin({ token, user }: { token: string; user?: User }): void {
  startSession(token, user ?? sessionState().user);
  void beginMediaSession();
}

function end(): void {
  const { token } = sessionState();
  leave();
  if (token) void endInServices(token);
}

/**
 * Ends the session in the services. Without a network it ends there when its token expires. `keepalive` completes the request even if the person
 * leaves the page.
 */
async function endInServices(token: string): Promise<void> {
  const options = { method: 'DELETE', headers: { 'x-auth-token': token }, keepalive: true };
  await fetch('/api/auth/sessions/current', options).catch(() => undefined);
}

function leave(): void {
  signOut();
  endMediaSession();
}

/** Milliseconds before the first retry of loading the person; doubles with each retry. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

let endWait = (): void => undefined;

/** Loads the person of the stored token. If no service answers, retries after a while, or when the network is back. */
export async function loadUser(wait = FIRST_WAIT_MS): Promise<void> {
  endWait();
  await userKnown().catch(() => askAgainAfter(wait));
}

function askAgainAfter(wait: number): void {
  endWait();
  const again = () => void loadUser(Math.min(2 * wait, LONGEST_WAIT_MS));
  const timer = setTimeout(again, wait);
  window.addEventListener('online', again);
  endWait = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}

/**
 * Resolves once the person is loaded; at once if nobody is signed in. Code that saves by the person's settings (`unitOf`) waits for it. A refused
 * token ends the session (spec §4). A service that is away does not, because the token may still be good. Rejects with an `ApiError` in both cases.
 */
export async function userKnown(): Promise<void> {
  const { token, user } = sessionState();
  if (!token || user) return;
  try {
    const loaded = await api.get('/api/auth/me', { fallback: m.authenticationError });
    if (sessionState().token === token) setUser(loaded);
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (refused) endSession(token);
    throw error;
  }
}

/** Signs in and out together with the other tabs of this browser. */
export const followOtherTabs = (target: Window): (() => void) => followStorage(target, () => void loadUser());
