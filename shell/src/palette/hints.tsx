import { isApple } from './keys';
import * as m from '../messages/palette';
import { keyControl } from '../messages/search-button';
import classes from './palette.module.css';

/** Hints about keyboard shortcuts. Screen readers skip them. */
export function Hints() {
  const newTab = (
    <>
      <kbd>{isApple() ? '⌘' : keyControl}</kbd> <kbd>↵</kbd>
    </>
  );
  return (
    <p className={classes.hints} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {m.toMove}
      </span>
      <span>
        <kbd>↵</kbd> {m.toOpen}
      </span>
      <span>
        {newTab} {m.inANewTab}
      </span>
      <span>
        <kbd>{m.keyEscape}</kbd> {m.toClose}
      </span>
    </p>
  );
}
