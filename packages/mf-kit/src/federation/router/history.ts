import {
  createPath,
  type Location,
  NavigationType as Action,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';

export interface HistoryState {
  action: Action;
  location: Location;
}

/** Called before the person leaves; `leave` runs the navigation that was held back. */
export type Blocker = (leave: () => void) => void;

/**
 * The browser's history for react-router's plain `<Router>`, which can also hold back a navigation. react-router's data router could do both, but
 * would add 15 kB to the public pages.
 */
export interface AppHistory extends Navigator {
  state(): HistoryState;
  subscribe(listener: (state: HistoryState) => void): () => void;
  /** Holds back every navigation until the returned function is called. Only the newest blocker is active. */
  block(blocker: Blocker): () => void;
  /** Runs `act`, and ignores its navigations. */
  unmoved(act: () => void): void;
  /** Runs `act`; its navigations replace the current page in the history, so going back leads to the page before it. Missing in the first release. */
  replacing?(act: () => void): void;
}

interface Entry {
  key: string;
  index: number;
  user: unknown;
}

export function createAppHistory(target: Window): AppHistory {
  const listeners = new Set<(state: HistoryState) => void>();
  let blocker: Blocker | null = null;
  /** Number of `popstate` events that this code caused by going back to the page that the person was on. */
  let ownSteps = 0;
  let isReplacing = false;
  let current: HistoryState = { action: Action.Pop, location: locationOf(target) };
  let index = entryOf(target)?.index ?? 0;
  if (!entryOf(target)) target.history.replaceState({ key: 'first', index }, '');

  const tell = (action: Action) => {
    current = { action, location: locationOf(target) };
    for (const listener of listeners) listener(current);
  };

  const move = (action: Action.Push | Action.Replace, to: To, user: unknown) => {
    if (blocker) return blocker(() => unblocked(() => move(action, to, user)));
    const isNew = action === Action.Push && !isReplacing;
    const entry: Entry = { key: newKey(), index: isNew ? index + 1 : index, user };
    const url = hrefOf(to);
    if (isNew) target.history.pushState(entry, '', url);
    else target.history.replaceState(entry, '', url);
    index = entry.index;
    tell(action);
  };

  const unblocked = (act: () => void) => {
    blocker = null;
    act();
  };

  target.addEventListener('popstate', () => {
    if (ownSteps > 0) return void (ownSteps -= 1);
    const next = entryOf(target)?.index ?? 0;
    const step = next - index;
    if (blocker && step !== 0) {
      ownSteps += 1;
      target.history.go(-step);
      return blocker(() => unblocked(() => target.history.go(step)));
    }
    index = next;
    tell(Action.Pop);
  });

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
    unmoved(act) {
      const held = blocker;
      blocker = () => undefined;
      try {
        act();
      } finally {
        blocker = held;
      }
    },
    replacing(act) {
      isReplacing = true;
      try {
        act();
      } finally {
        isReplacing = false;
      }
    },
    createHref: hrefOf,
    encodeLocation: (to) => {
      const url = new URL(hrefOf(to), target.location.origin);
      return { pathname: url.pathname, search: url.search, hash: url.hash };
    },
    push: (to, user) => move(Action.Push, to, user),
    replace: (to, user) => move(Action.Replace, to, user),
    go: (step) => target.history.go(step),
  };
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function entryOf(target: Window): Entry | null {
  const entry = target.history.state as Entry | null;
  return typeof entry?.index === 'number' ? entry : null;
}

function locationOf(target: Window): Location {
  const { pathname, search, hash } = target.location;
  const entry = entryOf(target);
  const path = parsePath(`${pathname}${search}${hash}`);
  return {
    pathname: path.pathname ?? '/',
    search: path.search ?? '',
    hash: path.hash ?? '',
    state: entry?.user ?? null,
    key: entry?.key ?? 'first',
    mask: undefined,
  };
}
