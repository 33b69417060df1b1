import { formatDateTime, formatMileage, formatMoney, NONE } from './format';
import { formatKnownDate } from './known-date';
import type { OdometerUnit } from './person';
import classes from './figures.module.css';

/** An amount in its currency, digits under digits. */
export function Money({
  amount,
  currency,
  none = NONE,
}: {
  amount: number | null | undefined;
  /** ISO 4217; the person's where none is said. */
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
  /** The reading of the instrument, in its `unit`. */
  miles: number | null | undefined;
  unit?: OdometerUnit;
  none?: string;
}

/** `12,345 mi`, digits under digits. */
export function Mileage({ miles, unit = 'mi', none = NONE }: MileageProps) {
  return (
    <span className={classes.figure} data-unknown={miles == null || undefined}>
      {formatMileage(miles, unit, none)}
    </span>
  );
}

interface DateTextProps {
  date: string | null | undefined;
  /** The precision of the day, unless it is exact (ADR 62). */
  edtf?: string | null;
  time?: boolean;
  none?: string;
}

/** A day, or a date as exactly as it is known, or with `time` a moment, that a machine can read too. */
export function DateText({ date, edtf, time, none = NONE }: DateTextProps) {
  if (!date) return <span data-unknown>{none}</span>;
  // HTML knows days, months and years, and nothing of how sure they are.
  if (edtf && !/^\d{4}(-\d{2})?$/.test(edtf)) return <span>{formatKnownDate(date, edtf)}</span>;
  return (
    <time dateTime={edtf ?? date} className={classes.figure}>
      {time ? formatDateTime(date, none) : formatKnownDate(date, edtf, none)}
    </time>
  );
}

/** A VIN or a part number, letter by letter; `last` shows only its end. */
export function Code({ children, last }: { children: string; last?: number }) {
  return <span className={classes.code}>{last ? children.slice(-last) : children}</span>;
}
