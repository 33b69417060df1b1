import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  Navigate,
  type NavGroup,
  QueryClientProvider,
  Spinner,
  useLocation,
  useRemotes,
  useSession,
} from '@carnet/mf-kit';
import { AppFrame } from '../layout';
import { queries } from '../queries';
import { FormFrame } from './form-frame';
import { mergeNav } from './merge-nav';
import classes from './signed-in.module.css';

/** The frame of all pages behind sign-in, and their guard (spec §2): signed out, a person is sent to /login and back afterwards. */
export default function SignedIn({ children }: { children: ReactNode }) {
  const { status, expired } = useSession();
  const { pathname, search } = useLocation();
  const { entries } = useRemotes();
  const [entered, setEntered] = useState(false);
  // The page may be large: it is drawn piece by piece once it is known whose it is, and what is there answers in between.
  const isKnown = useDeferredValue(status !== 'loading');
  const nav: NavGroup[] = mergeNav(entries.map((entry) => entry.nav));
  if (status === 'in' && !entered) setEntered(true);
  if (status === 'out') {
    // Who signs out goes home (spec §2); who was not signed in, or is no longer, signs in and comes back.
    if (entered && !expired) return <Navigate to="/" replace />;
    const from = `${pathname}${search}`;
    return <Navigate to="/login" replace state={{ from, expired }} />;
  }
  return (
    <QueryClientProvider client={queries}>
      <AppFrame nav={nav}>{!isKnown ? <FormFrame otherwise={<Waiting />} /> : children}</AppFrame>
    </QueryClientProvider>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} data-waiting>
      <Spinner label="Loading..." />
    </div>
  );
}
