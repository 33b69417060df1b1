import { Mark } from './mark';
import classes from './wordmark.module.css';

/** Logo and name. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Mark />
      Carnet
    </span>
  );
}
