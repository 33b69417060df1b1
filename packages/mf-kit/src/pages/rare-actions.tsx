import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button';
import { cx } from '../ui/class-names';
import { MoreIcon } from '../ui/icons';
import { useDisclosureMenu } from '../ui/use-disclosure-menu';
import * as m from '../messages/lists';
import classes from './page-frame.module.css';

/**
 * Rarely used actions: beside the others on a wide screen; behind a button on a phone, or anywhere if there are many. A dialog that an action opens
 * stays visible.
 */
export function RareActions({ many = false, children }: { many?: boolean; children: ReactNode }) {
  const id = useId();
  const menu = useDisclosureMenu();
  return (
    <div className={cx(classes.rare, many && classes.folded)} {...menu.root}>
      <Button {...menu.button} aria-controls={id} aria-label={m.moreActions} className={classes.more}>
        <MoreIcon />
      </Button>
      <div id={id} className={cx(classes.menu, menu.open && classes.open)}>
        {children}
      </div>
    </div>
  );
}
