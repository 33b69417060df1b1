import { Fragment, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { followLanguage, isSpelt, whenSpelt } from '@carnet/mf-kit/formats';
import { leaveHeldPage, QueryClientProvider, sessionPerson, type User, useSession } from '@carnet/mf-kit/data';
import { Button, Dialog, LazyPart, Notice, Spinner } from '@carnet/mf-kit/ui';
import { type NavGroup, Navigate, useLocation, useRemotes } from '@carnet/mf-kit/federation';
import { PageBoundary } from '@carnet/mf-kit/pages';
import { AppFrame } from '../layout';
import { queries } from '../queries';
import { FormFrame } from './form-frame';
import { mergeNav } from './merge-nav';
import * as m from '../messages/session';
import classes from './signed-in.module.css';

const signInAgain = () => import(/* webpackChunkName: "session-dialogs" */ '../signing-in/sign-in-again');

/**
 * The frame of all pages behind sign-in, and their guard (spec §2): signed out, a person is sent to /login and back afterwards; where
 * something that was typed would be lost by that, they sign in over the page.
 */
export default function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { status, expired } = session;
  const { turn, isAnother } = useOwner();
  const { pathname, search } = useLocation();
  const { entries } = useRemotes();
  const spelt = useSpelling(session);
  const [entered, setEntered] = useState(false);
  // The page may be large: it is drawn piece by piece once it is known whose it is, and what is there answers in between.
  const isKnown = useDeferredValue(status !== 'loading' && spelt);
  const nav: NavGroup[] = mergeNav(entries.map((entry) => entry.nav));
  if (status === 'in' && !entered) setEntered(true);
  if (status === 'out') {
    // A person who signs out goes home (spec §2); one who was not signed in, or is no longer, signs in and comes back.
    if (entered && !expired) return <Navigate to="/" replace />;
    const from = `${pathname}${search}`;
    return <Navigate to="/login" replace state={{ from, expired }} />;
  }
  if (isAnother) return <Navigate to="/dashboard" replace />;
  return (
    <QueryClientProvider client={queries}>
      <Fragment key={turn}>
        <AppFrame nav={nav}>
          {!isKnown ? (
            <FormFrame otherwise={<Waiting />} />
          ) : (
            <PageBoundary resetKey={pathname}>{children}</PageBoundary>
          )}
        </AppFrame>
      </Fragment>
      {status === 'held' && (
        <LazyPart
          load={signInAgain}
          props={{}}
          loading={null}
          fallback={({ retry }) => <NotLoaded onRetry={retry} />}
        />
      )}
    </QueryClientProvider>
  );
}

/**
 * False while the page cannot be written as the person wants it: in a browser that did not know them yet, it is drawn anew then. A profile of
 * before time zones takes the browser's.
 */
function useSpelling({ user, setUser }: ReturnType<typeof useSession>): boolean {
  const [, setDone] = useState<User>();
  useEffect(() => {
    if (!user) return;
    whenSpelt(user, () => setDone(user));
    followLanguage(user);
    if (user.time_zone === null) void timeZone().then(({ keepTimeZone }) => keepTimeZone(user, setUser), ignore);
  }, [user, setUser]);
  return !user || isSpelt(user);
}

const timeZone = () => import(/* webpackChunkName: "session-dialogs" */ '../time-zone');
const ignore = () => undefined;

/**
 * Whose pages these are. Where somebody else has signed in, they are left for the dashboard, and `turn` has everything drawn anew:
 * nothing of the first is shown to the second.
 */
function useOwner(): { turn: number; isAnother: boolean } {
  const session = useSession();
  const { pathname } = useLocation();
  const [{ owner, turn }, setOwner] = useState<{ owner?: number; turn: number }>({ turn: 0 });
  const person = sessionPerson(session);
  const isAnother = owner !== undefined && person !== undefined && person !== owner;
  if (isAnother && pathname === '/dashboard') setOwner({ owner: person, turn: turn + 1 });
  if (owner === undefined && person !== undefined) setOwner({ owner: person, turn });
  return { turn, isAnother };
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Dialog opened title={m.ended}>
      <div className={classes.notLoaded}>
        <Notice tone="bad">{m.signInNotLoaded}</Notice>
        <Button onClick={onRetry}>{m.tryAgain}</Button>
        <Button onClick={leaveHeldPage}>{m.leaveThisPage}</Button>
      </div>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} data-waiting>
      <Spinner label={m.loading} />
    </div>
  );
}
