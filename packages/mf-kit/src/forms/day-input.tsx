import { useRef, useState } from 'react';
import { LazyPart } from '../ui/lazy-part';
import { TextInput, type TextInputProps } from './input';
import * as m from '../messages/calendar';
import classes from './day-input.module.css';

const calendar = () => import(/* webpackChunkName: "kit-calendar" */ '../ui/calendar/calendar');

export interface DayInputProps extends Omit<TextInputProps, 'value' | 'min' | 'max'> {
  value: string;
  min?: string;
  max?: string;
  /** Called with a day as `YYYY-MM-DD`, or an empty text. */
  onDay: (day: string) => void;
}

/**
 * A day. The person types it as in any date input, or picks it in a calendar whose week begins on the day that the person has set; the browser's own
 * calendar does not know that setting. On touch screens the device's own picker is used instead.
 */
export function DayInput({ onDay, min, max, ...input }: DayInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, open] = useState(false);
  if (!isPointedAt()) {
    return (
      <TextInput {...input} type="date" min={min} max={max} onChange={(event) => onDay(event.currentTarget.value)} />
    );
  }
  const field = () => box.current!.querySelector('input')!;
  const choose = (day: string) => {
    open(false);
    onDay(day);
    field().focus();
  };
  return (
    <div ref={box} className={classes.day}>
      <TextInput
        {...input}
        type="date"
        min={min}
        max={max}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
        // Firefox opens its own calendar on a click.
        onClick={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!OPENS.has(event.key) || (event.key !== 'F4' && !event.altKey)) return;
          event.preventDefault();
          open(true);
        }}
        leftSection={
          <button
            type="button"
            className={classes.opener}
            aria-label={m.chooseDay}
            aria-haspopup="dialog"
            title={m.chooseDay}
            disabled={input.disabled}
            onClick={() => open(true)}
          >
            <CalendarIcon />
          </button>
        }
      />
      {isOpen && (
        <LazyPart
          load={calendar}
          loading={null}
          fallback={() => null}
          props={{ value: input.value, min, max, beside: field(), onChoose: choose, onClose: () => open(false) }}
        />
      )}
    </div>
  );
}

const OPENS: ReadonlySet<string> = new Set(['F4', 'ArrowDown']);

const isPointedAt = (): boolean => window.matchMedia('(pointer: fine)').matches;

const CalendarIcon = () => (
  <svg aria-hidden width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" />
  </svg>
);
