import { formatDate, formatDateTime, formatMiles, formatMoney, NONE } from '../format/format';
import classes from './figures.module.css';

/** Dollars with two decimals, digits under digits. */
export function Money({ amount, none = NONE }: { amount: number | null | undefined; none?: string }) {
  return (
    <span className={classes.figure} data-unknown={amount == null || undefined}>
      {formatMoney(amount, none)}
    </span>
  );
}

/** `12,345 mi`, digits under digits. */
export function Mileage({ miles, none = NONE }: { miles: number | null | undefined; none?: string }) {
  return (
    <span className={classes.figure} data-unknown={miles == null || undefined}>
      {formatMiles(miles, none)}
    </span>
  );
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
  if (!date) return <span data-unknown>{none}</span>;
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
