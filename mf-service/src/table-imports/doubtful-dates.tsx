import { Button, formatDate, Notice } from '@carnet/mf-kit';
import type { Mapping } from './mapping.rules';
import type { DateOrder } from './table-formats';
import { readDay } from './values.rules';
import * as m from '../messages/table-imports';
import classes from './table-imports.module.css';

interface DoubtfulDatesProps {
  mapping: Mapping;
  today: string;
  onChange: (mapping: Mapping) => void;
}

/** Asks which day a date of the file is, where its dates can be read in two ways; nothing where they cannot. */
export function DoubtfulDates({ mapping, today, onChange }: DoubtfulDatesProps) {
  const { doubtfulDate: date } = mapping;
  if (!isInDoubt(mapping) || !date) return null;
  const days = ORDERS.flatMap((order) => {
    const day = readDay(date, order, today);
    return 'value' in day && day.value ? [{ order, day: day.value }] : [];
  });
  return (
    <Notice tone="warn" title={m.whichDay({ date })}>
      {m.datesInDoubt}
      <span className={classes.answers}>
        {days.map(({ order, day }) => (
          <Button key={order} size="sm" onClick={() => onChange({ ...mapping, dates: order, doubtfulDate: null })}>
            {formatDate(day)}
          </Button>
        ))}
      </span>
    </Notice>
  );
}

/** Nothing is taken in before it is said. */
export const isInDoubt = ({ kind, doubtfulDate }: Mapping): boolean => kind !== 'nothing' && Boolean(doubtfulDate);

const ORDERS: readonly DateOrder[] = ['mdy', 'dmy'];
