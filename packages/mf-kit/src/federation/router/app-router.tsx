import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Router, useLocation } from 'react-router-dom';
import type { AppHistory, Blocker } from './history';

const HistoryContext = createContext<AppHistory | null>(null);

/** The page's router. A navigation is a transition: the old page stays until the next one can be shown. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [state, setState] = useState(history.state);
  useLayoutEffect(() => history.subscribe((next) => startTransition(() => setState(next))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={state.location} navigationType={state.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

type QueryChange = (query: URLSearchParams) => URLSearchParams;

/**
 * Changes the query of the page's address. It starts from the current address, which may be newer than the last render. It does nothing once the
 * person is on the way to another page.
 */
export function useQueryChange(): (change: QueryChange) => void {
  const history = useContext(HistoryContext);
  const { pathname } = useLocation();
  return useCallback(
    (change) => {
      const now = history?.state().location;
      if (!now || now.pathname !== pathname) return;
      const query = change(new URLSearchParams(now.search)).toString();
      history?.replace({ pathname, search: query && `?${query}`, hash: now.hash }, now.state);
    },
    [history, pathname],
  );
}

export interface BlockedMoves {
  /** Lets the next navigation pass. */
  release(): void;
  /**
   * Lets `act` navigate without a question, after a save. Going back then leads to the page before the form. If the person has already left the page,
   * or `elsewhere` is the move that was held back, the navigation of `act` is skipped, and `elsewhere` is called if given.
   */
  goOn(act: () => void, elsewhere?: (() => void) | null): void;
  /** True if the person is on the way to another page while this one is still shown. */
  hasLeft(): boolean;
}

/**
 * Runs the continuation of a slow action. It may navigate only while the person is still on the page where it began. If they have left, or are on the
 * way to a page that is still loading, everything runs except the navigation.
 */
export function useGoOn(): (act: () => void) => void {
  const history = useContext(HistoryContext);
  const hasLeft = useHasLeft();
  return (act) => {
    if (history && hasLeft()) history.unmoved(act);
    else act();
  };
}

/** Holds back navigation inside the app while `active`, and makes the browser ask before the page is closed. */
export function useBlockedMoves(active: boolean, blocker: Blocker): BlockedMoves {
  const history = useContext(HistoryContext);
  const goOn = useGoOn();
  const hasLeft = useHasLeft();
  const newest = useRef(blocker);
  const unblock = useRef<() => void>(() => undefined);
  useEffect(() => {
    newest.current = blocker;
  });
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const open = history?.block((leave) => newest.current(leave));
    window.addEventListener('beforeunload', ask);
    unblock.current = () => {
      open?.();
      window.removeEventListener('beforeunload', ask);
    };
    return () => unblock.current();
  }, [active, history]);
  return {
    release: () => unblock.current(),
    goOn: (act, elsewhere) => {
      if (elsewhere && history) {
        history.unmoved(act);
        return elsewhere();
      }
      goOn(() => {
        unblock.current();
        if (history?.replacing) history.replacing(act);
        else act();
      });
    },
    hasLeft,
  };
}

/** Tells whether the person has left the calling page, or is on the way to a page that is still loading. */
function useHasLeft(): () => boolean {
  const history = useContext(HistoryContext);
  const { pathname } = useLocation();
  const isHere = useIsHere();
  return () => !isHere.current || (history !== null && history.state().location.pathname !== pathname);
}

function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
