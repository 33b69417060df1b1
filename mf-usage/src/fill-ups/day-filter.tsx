import { formatDate } from '@carnet/mf-kit/formats';
import { useSetFilter } from '@carnet/mf-kit/pages';
import { useId } from 'react';
import classes from './fill-ups.module.css';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** Filter for a day. Uses the browser's own date field, which needs no additional code. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  useSetFilter(label, value && `${label} ${formatDate(value)}`, () => onChange(''));
  return (
    <div className={classes.day}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        max="9999-12-31"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
