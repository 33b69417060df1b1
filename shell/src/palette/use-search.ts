import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useRemotes } from '@carnet/mf-kit/federation';
import { Search } from './search';

/** Debounce in milliseconds. A search sends about nine requests. It is shorter than for lists, because a new text aborts earlier requests. */
const PAUSE_MS = 150;

/** The typed text, and the results of all remotes. */
export function useSearch(takeTyped: () => string) {
  const remotes = useRemotes();
  const [text, setText] = useState(takeTyped);
  const [search] = useState(() => new Search(remotes));
  const state = useSyncExternalStore(search.subscribe, search.snapshot);
  // More may have been typed before the field was rendered.
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
