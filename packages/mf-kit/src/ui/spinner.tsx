import classes from './spinner.module.css';

/** A needle that turns. Say beside it, or by `label`, what is being waited for. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={classes.spinner} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      {label && <span className={classes.label}>{label}</span>}
    </span>
  );
}
