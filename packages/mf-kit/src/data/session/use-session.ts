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

/** The one path that the session itself knows. */
const api = apiOf<{
  '/api/auth/me': { get: { responses: { 200: { content: { 'application/json': User } } } } };
}>();

export interface Session extends SessionState {
  /** Keeps the token and the user of a login, a registration or a password change. */
  signIn(answer: { token: string; user?: User }): void;
  /** After a change of the profile. */
  setUser(user: User): void;
  /** Ends the session, here and in every service. */
  signOut(): void;
  /** Signs out where there is no session any more: its account was deleted. */
  forget(): void;
}

/** The signed-in person. Renders again when that changes, in this tab or another. */
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

/** Without a network the services' session ends when its token expires. `keepalive`: a page that is being left sends it all the same. */
async function endInServices(token: string): Promise<void> {
  const options = { method: 'DELETE', headers: { 'x-auth-token': token }, keepalive: true };
  await fetch('/api/auth/sessions/current', options).catch(() => undefined);
}

function leave(): void {
  signOut();
  endMediaSession();
}

/** The pause after which an unanswered question for the signed-in person is asked again; twice as long each time. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

let endWait = (): void => undefined;

/** Loads the person behind the stored token, and goes on asking where nobody answers: after a while, or when the network is back. */
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
 * Resolves once it is known who is signed in, at once where nobody is: who saves by the person's choice (`unitOf`) waits for it. A refused token ends the session (spec §4); a service that is
 * away does not, since nothing says that the token is bad. Rejects with an `ApiError` in both cases.
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

/** Goes with the other tabs of this browser: in, as the person that signed in there, and out. */
export const followOtherTabs = (target: Window): (() => void) => followStorage(target, () => void loadUser());
