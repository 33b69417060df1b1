import { isApple } from './keys';
import classes from './palette.module.css';

/** Which keys do what; for those who see them. */
export function Hints() {
  return (
    <p className={classes.hints} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to move
      </span>
      <span>
        <kbd>↵</kbd> to open
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd> <kbd>↵</kbd> in a new tab
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
    </p>
  );
}
