import { mileageInWords } from './format';
import type { OdometerUnit } from './person';
import * as m from '../messages/odometer';
import classes from './odometer.module.css';

interface OdometerProps {
  /** The odometer reading in `unit`, which need not be miles. */
  miles: number | null | undefined;
  unit?: OdometerUnit;
  size?: 'md' | 'lg';
}

/** A vehicle's odometer: at least six digits, leading zeros dimmed. Screen readers hear `84,120 miles`. */
export function Odometer({ miles, unit = 'mi', size = 'md' }: OdometerProps) {
  const known = miles !== null && miles !== undefined;
  const digits = known ? String(miles).padStart(6, '0') : '------';
  const leading = known ? digits.length - String(miles).length : 0;
  return (
    <span
      className={`${classes.odometer} ${classes[size]}`}
      role="img"
      aria-label={known ? mileageInWords(miles, unit) : m.notKnown}
    >
      {[...digits].map((digit, at) => (
        <span
          key={at}
          className={at < leading || !known ? `${classes.wheel} ${classes.dim}` : classes.wheel}
          aria-hidden
        >
          {digit}
        </span>
      ))}
      <span className={classes.unit} aria-hidden>
        {unit}
      </span>
    </span>
  );
}
