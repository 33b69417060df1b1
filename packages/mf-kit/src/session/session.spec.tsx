import { act, render, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi } from '../testing';
import { endSession, onSessionEnd, sessionState, signOut, startSession } from './store';
import { followOtherTabs, loadUser, useSession } from './use-session';

function Who() {
  const { status, user } = useSession();
  return <p>{`${status} ${user?.first_name ?? 'nobody'}`}</p>;
}

it('shows who is signed in, and follows at once', () => {
  startSession('a-token', aUser({ first_name: 'Anna' }));
  render(<Who />);
  expect(screen.getByText('in Anna')).toBeVisible();
  act(() => signOut());
  expect(screen.getByText('out nobody')).toBeVisible();
  expect(localStorage.getItem('carnet.token')).toBeNull();
});

it.each([
  ['keeps what a person loaded who has changed the password', aUser({ id: 1 }), 0],
  ['forgets what one person loaded when another comes', aUser({ id: 2 }), 1],
  ['forgets what a person loaded when nobody knows who comes', undefined, 1],
])('%s', (_what, next, times) => {
  startSession('a-token', aUser({ id: 1 }));
  const forget = jest.fn();
  const stop = onSessionEnd(forget);
  startSession('another-token', next);
  stop();
  expect(forget).toHaveBeenCalledTimes(times);
});

describe('loading the person behind a stored token', () => {
  beforeEach(() => startSession('a-token'));

  it('fills the session', async () => {
    fakeApi({ 'GET /api/auth/me': { body: aUser({ username: 'berg' }) } });
    await loadUser();
    expect(sessionState().user?.username).toBe('berg');
  });

  it('discards a token that is refused', async () => {
    fakeApi({ 'GET /api/auth/me': { status: 401, body: { msg: 'Authentication required' } } });
    await loadUser();
    expect(sessionState()).toMatchObject({ status: 'out', token: null });
  });

  it('keeps the token while the service is away', async () => {
    fakeApi({ 'GET /api/auth/me': { status: 503, body: { msg: 'Away' } } });
    await loadUser();
    expect(sessionState()).toMatchObject({ status: 'in', token: 'a-token' });
  });

  it('does not give one person the name of another', async () => {
    fakeApi({
      'GET /api/auth/me': () => {
        startSession('another-token', aUser({ username: 'other' }));
        return { body: aUser({ username: 'late' }) };
      },
    });
    await loadUser();
    expect(sessionState().user?.username).toBe('other');
  });
});

describe('another tab', () => {
  let unfollow: () => void;
  beforeEach(() => {
    startSession('a-token', aUser());
    unfollow = followOtherTabs(window);
  });
  afterEach(() => unfollow());

  const storageChanges = (token: string | null) => {
    if (token) localStorage.setItem('carnet.token', token);
    else localStorage.removeItem('carnet.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'carnet.token' }));
  };

  it('that signs out takes this one with it', () => {
    storageChanges(null);
    expect(sessionState()).toMatchObject({ status: 'out', expired: false });
  });

  it('whose token is refused tells this one that the session expired', () => {
    endSession('a-token'); // as the other tab does it
    const written = { ...localStorage };
    startSession('a-token', aUser());
    Object.assign(localStorage, written);
    storageChanges(null);
    expect(sessionState()).toMatchObject({ status: 'out', expired: true });
  });

  it('that signs out after a session that expired is a sign-out', () => {
    endSession('a-token');
    startSession('b-token', aUser());
    storageChanges(null);
    expect(sessionState()).toMatchObject({ status: 'out', expired: false });
  });

  it('that signs in has this one load who it is', async () => {
    fakeApi({ 'GET /api/auth/me': { body: aUser({ username: 'berg' }) } });
    signOut();
    storageChanges('another-token');
    await waitFor(() => expect(sessionState().user?.username).toBe('berg'));
  });

  it('that signs in as somebody else makes this one forget what it loaded', () => {
    fakeApi({ 'GET /api/auth/me': { status: 503 } });
    const forget = jest.fn();
    const stop = onSessionEnd(forget);
    storageChanges('another-token');
    stop();
    expect(sessionState()).toMatchObject({ status: 'in', token: 'another-token' });
    expect(sessionState().user).toBeUndefined();
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
