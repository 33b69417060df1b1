import { formatDate } from '@carnet/mf-kit/formats';
import { Button, Notice } from '@carnet/mf-kit/ui';
import type { Mapping } from './mapping.rules';
import type { TableFormat } from './table-format';
import { aYearAfter, readDay } from './values.rules';
import * as m from '../messages/table-imports';
import classes from './table-imports.module.css';

interface DoubtfulDatesProps {
  mapping: Mapping;
  format: TableFormat | null;
  today: string;
  onChange: (mapping: Mapping) => void;
}

/** Asks for the meaning of an ambiguous date in the file. Renders nothing if all dates are clear. */
export function DoubtfulDates({ mapping, format, today, onChange }: DoubtfulDatesProps) {
  const { doubt } = mapping;
  if (!isInDoubt(mapping, format) || !doubt) return null;
  const days = doubt.orders.flatMap((order) => {
    const day = readDay(doubt.date, order, aYearAfter(today));
    return 'value' in day && day.value ? [{ order, day: day.value }] : [];
  });
  return (
    <Notice tone="warn" title={m.whichDay({ date: doubt.date })}>
      {m.datesInDoubt}
      <span className={classes.answers}>
        {days.map(({ order, day }) => (
          <Button key={order} size="sm" onClick={() => onChange({ ...mapping, dates: order, doubt: null })}>
            {formatDate(day)}
          </Button>
        ))}
      </span>
    </Notice>
  );
}

/** True if the table's date order must be confirmed before the import. A table that is not imported needs this only if it contains plans. */
export const isInDoubt = ({ kind, doubt }: Mapping, format: TableFormat | null): boolean =>
  Boolean(doubt) && (kind !== 'nothing' || (format?.kind === 'nothing' && format.plans !== undefined));
