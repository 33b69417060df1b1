import { formatNumber } from '../format/number';
import { cx } from './class-names';
import classes from './odometer.module.css';

interface OdometerProps {
  miles: number | null | undefined;
  size?: 'md' | 'lg';
}

/** The odometer of a car: at least six wheels, the leading zeros dimmed. Read out as `84,120 miles`. */
export function Odometer({ miles, size = 'md' }: OdometerProps) {
  const known = miles !== null && miles !== undefined;
  const digits = known ? String(miles).padStart(6, '0') : '------';
  const leading = known ? digits.length - String(miles).length : 0;
  return (
    <span
      className={cx(classes.odometer, classes[size])}
      role="img"
      aria-label={known ? `${formatNumber(miles)} miles` : 'Mileage not known'}
    >
      {[...digits].map((digit, at) => (
        <span key={at} className={cx(classes.wheel, (at < leading || !known) && classes.dim)} aria-hidden>
          {digit}
        </span>
      ))}
      <span className={classes.unit} aria-hidden>
        mi
      </span>
    </span>
  );
}
