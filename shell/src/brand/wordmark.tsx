import { Mark } from './mark';
import classes from './wordmark.module.css';

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Mark />
      Carnet
    </span>
  );
}
