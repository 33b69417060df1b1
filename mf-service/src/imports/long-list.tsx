import { Button } from '@carnet/mf-kit/ui';
import { type ReactNode, useState } from 'react';
import * as m from '../messages/imports';
import classes from './imports.module.css';

const AT_FIRST = 20;
const STEP = 100;

interface LongListProps<Item> {
  items: readonly Item[];
  className?: string;
  /** Renders the `<li>` of an item. */
  children: (item: Item) => ReactNode;
}

/** Renders the beginning of a list and more on request, because a list may have 5,000 lines. */
export function LongList<Item>({ items, className, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(AT_FIRST);
  const left = items.length - shown;
  return (
    <>
      <ol className={className}>{items.slice(0, shown).map(children)}</ol>
      {left > 0 && (
        <p className={classes.more}>
          <span>{m.more({ count: left })}</span>
          <Button size="sm" onClick={() => setShown(shown + STEP)}>
            {m.showCount({ count: Math.min(left, STEP) })}
          </Button>
        </p>
      )}
    </>
  );
}
