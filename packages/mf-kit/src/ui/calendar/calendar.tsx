import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons';
import { IconButton } from '../button';
import { formatDate, personRegion, today } from '../../formats/format';
import { cx } from '../class-names';
import { pageLanguage } from '../../formats/page-language';
import { sessionState } from '../../data/session/store';
import * as m from '../../messages/calendar';
import { addMonths, dayAfterKey, firstDayOf, weeksOf } from './calendar.rules';
import classes from './calendar.module.css';

export interface CalendarProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string;
  max?: string;
  /** The element beside which it opens. */
  beside: HTMLElement;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A calendar to pick a day. Its weeks begin on the day that the person has set, or else on that of their region. */
export default function Calendar({ value, min = '1800-01-01', max = '2100-12-31', ...calendar }: CalendarProps) {
  const { beside, onChoose, onClose } = calendar;
  const [at, setAt] = useState(value || today());
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLButtonElement>(null);
  const firstDay = sessionState().user?.first_day_of_week ?? firstDayOf(personRegion());
  const [year = 0, month = 1] = at.split('-').map(Number);
  const weeks = weeksOf(year, month, firstDay);
  const go = (day: string) => setAt(day < min ? min : day > max ? max : day);

  useEffect(() => {
    const box = place.current!;
    box.showPopover();
    const { left, bottom, top } = beside.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const below = bottom + offsetHeight <= window.innerHeight;
    box.style.left = `${Math.max(0, Math.min(left, window.innerWidth - offsetWidth))}px`;
    box.style.top = `${below ? bottom : Math.max(0, top - offsetHeight)}px`;
    focused.current?.focus();
    // A scroll closes it, because it does not move with the page.
    window.addEventListener('scroll', onClose);
    return () => window.removeEventListener('scroll', onClose);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is put in its place once
  }, []);

  function press(event: KeyboardEvent) {
    const next = dayAfterKey(at, event.key, event.shiftKey, firstDay);
    if (!next) return;
    event.preventDefault();
    go(next);
    requestAnimationFrame(() => focused.current?.focus());
  }

  return (
    <div
      ref={place}
      popover="auto"
      role="dialog"
      aria-label={m.calendar}
      className={classes.calendar}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <div className={classes.head}>
        <IconButton label={m.previousMonth} size="sm" onClick={() => go(addMonths(at, -1))}>
          <ArrowLeftIcon size={18} />
        </IconButton>
        <select
          aria-label={m.month}
          value={month}
          onChange={({ currentTarget }) => go(addMonths(at, Number(currentTarget.value) - month))}
        >
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={m.year}
          value={year}
          onChange={({ currentTarget }) => go(addMonths(at, (Number(currentTarget.value) - year) * 12))}
        >
          {yearsFrom(min, max).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <IconButton label={m.nextMonth} size="sm" onClick={() => go(addMonths(at, 1))}>
          <ArrowRightIcon size={18} />
        </IconButton>
      </div>
      <table role="grid" onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long')}>
                {weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    ref={day === at ? focused : undefined}
                    className={cx(classes.day, Number(day.slice(5, 7)) !== month && classes.beside)}
                    tabIndex={day === at ? 0 : -1}
                    disabled={day < min || day > max}
                    aria-label={formatDate(day)}
                    aria-current={day === today() ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(pageLanguage(), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
);

const weekday = (day: string, how: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(pageLanguage(), { weekday: how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The years to choose from, newest first, because most days are recent. */
function yearsFrom(min: string, max: string): number[] {
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
