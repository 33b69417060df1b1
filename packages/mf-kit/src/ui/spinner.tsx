import classes from './spinner.module.css';

/** A turning needle. Say in `label`, or in a text beside it, what is loading. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={classes.spinner} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      {label && <span className={classes.label}>{label}</span>}
    </span>
  );
}
