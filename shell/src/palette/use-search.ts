import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useRemotes } from '@carnet/mf-kit/federation';
import { Search } from './search';

/** A search from everywhere asks nine lists; shorter than a list's own pause, for it ends what it asked before. */
const PAUSE_MS = 150;

/** The typed text, and the answers of all remotes to it. */
export function useSearch(takeTyped: () => string) {
  const remotes = useRemotes();
  const [text, setText] = useState(takeTyped);
  const [search] = useState(() => new Search(remotes));
  const state = useSyncExternalStore(search.subscribe, search.snapshot);
  // More may have been typed while it was being drawn: from here on there is a field.
  useLayoutEffect(() => setText(takeTyped()), [takeTyped]);
  useEffect(() => {
    search.open();
    return () => search.close();
  }, [search]);
  useEffect(() => {
    const wanted = text.trim();
    const timer = setTimeout(() => search.ask(wanted), wanted ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text, search]);
  return { text, setText, search, state };
}
