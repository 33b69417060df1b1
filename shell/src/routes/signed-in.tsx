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
 * Frame and guard of all pages that need a sign-in (spec §2). A signed-out person is redirected to /login and returns afterwards. If typed text would be lost,
 * a sign-in dialog opens over the page instead.
 */
export default function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { status, expired } = session;
  const { turn, isAnother } = useOwner();
  const { pathname, search } = useLocation();
  const { entries } = useRemotes();
  const spelt = useSpelling(session);
  const [entered, setEntered] = useState(false);
  // Deferred, because the page may be large: React renders it in steps, and the page stays responsive.
  const isKnown = useDeferredValue(status !== 'loading' && spelt);
  const nav: NavGroup[] = mergeNav(entries.map((entry) => entry.nav));
  if (status === 'in' && !entered) setEntered(true);
  if (status === 'out') {
    // After signing out, redirects to the home page (spec §2). A person who was not signed in, or whose session has expired, signs in and returns.
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
 * Detects that another person has signed in. The page then redirects to the dashboard, and a new `turn` renders everything anew, so that nothing of the first
 * person is shown.
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
