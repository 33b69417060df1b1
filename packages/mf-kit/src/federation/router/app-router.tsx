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

/** The page's router. A move is a transition: the page that is left stays until the next one can be shown. */
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
 * Changes the query of the page's address. It begins from what the address is now, which may be newer than what the page was last drawn
 * with; and it does nothing once the person is on the way to another page.
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
  /** Lets the next move pass. */
  release(): void;
  /**
   * Lets `act` navigate without a question, after a save; going back leads to what was before the form. Where the person has left the
   * page already, or was held back with `elsewhere`, it makes no move; `elsewhere` is made instead.
   */
  goOn(act: () => void, elsewhere?: (() => void) | null): void;
  /** The person is on the way to another page, and this one stays until that can be shown. */
  hasLeft(): boolean;
}

/**
 * Runs what follows on something that took its time. It may navigate as long as the person is on the page where it began; where they have
 * left it, or are on the way to another page that is still loading, all of it is done but the move.
 */
export function useGoOn(): (act: () => void) => void {
  const history = useContext(HistoryContext);
  const hasLeft = useHasLeft();
  return (act) => {
    if (history && hasLeft()) history.unmoved(act);
    else act();
  };
}

/** Holds moves inside the app back while `active`, and has the browser ask before the page itself is left. */
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

/** Tells whether the person has left the page that calls it, or is on the way to another one that is still loading. */
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
