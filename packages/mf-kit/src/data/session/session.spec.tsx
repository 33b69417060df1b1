import { act, render, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi } from '../../testing';
import {
  endSession,
  holdSession,
  leaveHeldPage,
  onSessionEnd,
  onSessionResume,
  sessionPerson,
  sessionState,
  signOut,
  startSession,
} from './store';
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

  describe('who could not be asked for', () => {
    let isAway: boolean;
    let asked: () => number;
    beforeEach(async () => {
      jest.useFakeTimers();
      isAway = true;
      const me = () => (isAway ? { status: 503, body: { msg: 'Away' } } : { body: aUser({ username: 'berg' }) });
      const { calls } = fakeApi({ 'GET /api/auth/me': me });
      asked = () => calls.length;
      await loadUser();
    });
    afterEach(() => {
      signOut();
      jest.useRealTimers();
    });

    it('is asked for again, more and more seldom, until somebody answers', async () => {
      await jest.advanceTimersByTimeAsync(2_000);
      expect(asked()).toBe(2);
      await jest.advanceTimersByTimeAsync(3_999);
      expect(asked()).toBe(2);
      isAway = false;
      await jest.advanceTimersByTimeAsync(1);
      expect(sessionState().user?.username).toBe('berg');
      await jest.advanceTimersByTimeAsync(600_000);
      expect(asked()).toBe(3);
    });

    it('is asked for as soon as the network is back', async () => {
      isAway = false;
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
      expect(sessionState().user?.username).toBe('berg');
    });

    it('is not asked for once nobody is signed in', async () => {
      signOut();
      await jest.advanceTimersByTimeAsync(600_000);
      expect(asked()).toBe(1);
    });
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

  it('that has just stored a newer token keeps it, though this one is refused the older', () => {
    localStorage.setItem('carnet.token', 'a-newer-token'); // The `storage` event about it has not arrived yet.
    endSession('a-token');
    expect(localStorage.getItem('carnet.token')).toBe('a-newer-token');
    expect(sessionState().status).toBe('in');
  });

  it('whose token is refused tells this one that the session expired', () => {
    endSession('a-token'); // Another tab writes the storage.
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

/** A token of svc-identity, with the parts that a page reads. */
const tokenOf = (person: number) => `head.${btoa(JSON.stringify({ sub: String(person) }))}.signature`;

it('knows whose a token is before the person has been loaded', () => {
  startSession(tokenOf(7));
  expect(sessionPerson()).toBe(7);
  startSession('opaque');
  expect(sessionPerson()).toBeUndefined();
});

describe('a session that ends over something unsaved', () => {
  let release: () => void;
  let forget: jest.Mock;
  let stop: () => void;
  let unfollow: () => void;
  beforeEach(() => {
    startSession(tokenOf(1));
    release = holdSession();
    forget = jest.fn();
    stop = onSessionEnd(forget);
    unfollow = followOtherTabs(window);
    endSession(tokenOf(1));
  });
  afterEach(() => {
    release();
    stop();
    unfollow();
    signOut();
  });

  const anotherTab = (token: string | null) => {
    if (token) localStorage.setItem('carnet.token', token);
    else localStorage.removeItem('carnet.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'carnet.token' }));
  };

  it('is held, and forgets nothing', () => {
    expect(sessionState()).toMatchObject({ status: 'held', token: null });
    expect(sessionPerson()).toBe(1);
    expect(forget).not.toHaveBeenCalled();
  });

  it('goes on when the same person signs in', () => {
    const resume = jest.fn();
    const quiet = onSessionResume(resume);
    startSession('a-new-token', aUser({ id: 1 }));
    quiet();
    expect(sessionState().status).toBe('in');
    expect(resume).toHaveBeenCalledTimes(1);
    expect(forget).not.toHaveBeenCalled();
  });

  it('forgets what was loaded when somebody else signs in', () => {
    startSession('a-new-token', aUser({ id: 2 }));
    expect(sessionState()).toMatchObject({ status: 'in', user: { id: 2 } });
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('goes on when the same person signs in in another tab', () => {
    fakeApi({ 'GET /api/auth/me': { body: aUser({ id: 1 }) } });
    anotherTab(tokenOf(1));
    expect(sessionState()).toMatchObject({ status: 'in', token: tokenOf(1) });
    expect(forget).not.toHaveBeenCalled();
  });

  it('forgets what was loaded when somebody else signs in in another tab', () => {
    fakeApi({ 'GET /api/auth/me': { body: aUser({ id: 2 }) } });
    anotherTab(tokenOf(2));
    expect(sessionPerson()).toBe(2);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('ends for good when the person leaves the page', () => {
    leaveHeldPage();
    expect(sessionState()).toMatchObject({ status: 'out', expired: true });
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
