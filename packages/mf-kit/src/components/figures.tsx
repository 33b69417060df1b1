import { formatDate, formatDateTime, formatMiles, formatMoney, formatNumber, NONE } from '../format/format';
import { cx } from './class-names';
import classes from './figures.module.css';

/** Dollars with two decimals, digits under digits. */
export function Money({ amount, none = NONE }: { amount: number | null | undefined; none?: string }) {
  return <span className={classes.figure}>{formatMoney(amount, none)}</span>;
}

/** `12,345 mi`, digits under digits. */
export function Mileage({ miles, none = NONE }: { miles: number | null | undefined; none?: string }) {
  return <span className={classes.figure}>{formatMiles(miles, none)}</span>;
}

/** A day, or with `time` a moment, that a machine can read too. */
export function DateText({
  date,
  time,
  none = NONE,
}: {
  date: string | null | undefined;
  time?: boolean;
  none?: string;
}) {
  if (!date) return <span>{none}</span>;
  return (
    <time dateTime={date} className={classes.figure}>
      {time ? formatDateTime(date, none) : formatDate(date, none)}
    </time>
  );
}

/** A VIN or a part number, letter by letter; `last` shows only its end. */
export function Code({ children, last }: { children: string; last?: number }) {
  return <span className={classes.code}>{last ? children.slice(-last) : children}</span>;
}

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
