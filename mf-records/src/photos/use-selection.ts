import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  /** In the order in which they are shown. */
  ids: number[];
  has: (id: number) => boolean;
  /** `extend` takes all from the last one that was pressed to this one. */
  toggle: (id: number, extend: boolean) => void;
  /** All that are shown, or these. */
  all: (ids?: readonly number[]) => void;
  clear: () => void;
}

const nothing = () => undefined;

/** The selection of whoever may do nothing to several. */
export const NO_SELECTION: Selection = { ids: [], has: () => false, toggle: nothing, all: nothing, clear: nothing };

/** The selected ones of the `shown` things. What is no longer shown is no longer selected. */
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
