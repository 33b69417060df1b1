import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  /** Selected ids, in the displayed order. */
  ids: number[];
  has: (id: number) => boolean;
  /** `extend` selects the range from the last toggled item to this one. */
  toggle: (id: number, extend: boolean) => void;
  /** Selects all displayed items, or these. */
  all: (ids?: readonly number[]) => void;
  clear: () => void;
}

const nothing = () => undefined;

/** Used for people who may not change several photos. */
export const NO_SELECTION: Selection = { ids: [], has: () => false, toggle: nothing, all: nothing, clear: nothing };

/** Selection among the `shown` items. An item that is no longer shown is no longer selected. */
export function useSelection(shown: readonly number[]): Selection {
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number | null>(null);
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  }, [shown]);

  const toggle = useCallback((id: number, extend: boolean) => {
    const from = extend ? newest.current.indexOf(anchor.current ?? id) : -1;
    const to = newest.current.indexOf(id);
    anchor.current = id;
    select((before) => {
      const next = new Set(before);
      if (from >= 0) for (const one of newest.current.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const all = useCallback((ids: readonly number[] = newest.current) => select(new Set(ids)), []);
  const clear = useCallback(() => {
    anchor.current = null;
    select(new Set());
  }, []);
  const ids = useMemo(() => shown.filter((id) => selected.has(id)), [shown, selected]);
  const has = useCallback((id: number) => selected.has(id), [selected]);
  return { ids, has, toggle, all, clear };
}
