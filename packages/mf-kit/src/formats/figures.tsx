import { formatDateTime, formatMileage, formatMoney, NONE } from './format';
import { formatKnownDate } from './known-date';
import type { OdometerUnit } from './person';
import classes from './figures.module.css';

/** An amount in its currency, in tabular digits. */
export function Money({
  amount,
  currency,
  none = NONE,
}: {
  amount: number | null | undefined;
  /** ISO 4217. Default: the person's currency. */
  currency?: string | null;
  none?: string;
}) {
  return (
    <span className={classes.figure} data-unknown={amount == null || undefined}>
      {formatMoney(amount, none, currency)}
    </span>
  );
}

interface MileageProps {
  /** The odometer reading in `unit`, which need not be miles. */
  miles: number | null | undefined;
  unit?: OdometerUnit;
  none?: string;
}

/** `12,345 mi`, in tabular digits. */
export function Mileage({ miles, unit = 'mi', none = NONE }: MileageProps) {
  return (
    <span className={classes.figure} data-unknown={miles == null || undefined}>
      {formatMileage(miles, unit, none)}
    </span>
  );
}

interface DateTextProps {
  date: string | null | undefined;
  /** EDTF with the precision of the day, unless it is exact (ADR 62). */
  edtf?: string | null;
  time?: boolean;
  none?: string;
}

/** A day, an inexact date, or with `time` a moment, in a `time` element that a program can read. */
export function DateText({ date, edtf, time, none = NONE }: DateTextProps) {
  if (!date) return <span data-unknown>{none}</span>;
  // A `time` element takes days, months and years, but no uncertain dates.
  if (edtf && !/^\d{4}(-\d{2})?$/.test(edtf)) return <span>{formatKnownDate(date, edtf)}</span>;
  return (
    <time dateTime={edtf ?? date} className={classes.figure}>
      {time ? formatDateTime(date, none) : formatKnownDate(date, edtf, none)}
    </time>
  );
}

/** A VIN or a part number, read out letter by letter; `last` shows only so many characters of its end. */
export function Code({ children, last }: { children: string; last?: number }) {
  return <span className={classes.code}>{last ? children.slice(-last) : children}</span>;
}
