import { cx } from '@carnet/mf-kit/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Mark } from './activity.rules';
import classes from './year-scale.module.css';
import * as m from '../messages/activity';

interface YearScaleProps {
  marks: readonly Mark[];
  /** The newest visible year. */
  from: number;
  /** The oldest visible year. */
  to: number;
  onChange: (year: number) => void;
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The time scale of a history. Each year has a column; its height is the number of entries. A click selects a year. The scale is one tab stop; arrow keys move
 * between years.
 */
export function YearScale({ marks, from, to, onChange }: YearScaleProps) {
  const scale = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const full = marks.filter(({ count }) => count > 0);
  const bring = () => {
    const [box, mark] = [scale.current, scale.current?.querySelector<HTMLElement>('[aria-pressed="true"]')];
    if (box && mark) box.scrollLeft = mark.offsetLeft - (box.clientWidth - mark.offsetWidth) / 2;
    return mark;
  };
  useEffect(() => {
    const mark = bring();
    if (isChosen.current) mark?.focus({ preventScroll: true });
    isChosen.current = false;
  }, [from]);

  function move(event: KeyboardEvent) {
    const last = full.length - 1;
    const at = full.findIndex(({ year }) => year === from);
    const next = full[Math.min(Math.max(MOVES[event.key]?.(at, last) ?? -1, 0), last)];
    if (!(event.key in MOVES) || !next) return;
    event.preventDefault();
    isChosen.current = true;
    onChange(next.year);
  }

  return (
    <div ref={scale} className={classes.scale} role="toolbar" aria-label={m.years} onKeyDown={move} data-screen-only>
      {marks.map(({ year, count, height }) =>
        count === 0 ? (
          <span key={year} className={classes.mark} aria-hidden>
            {year % 5 === 0 && <span className={classes.year}>{year}</span>}
          </span>
        ) : (
          <button
            key={year}
            type="button"
            className={cx(classes.mark, classes.full, year <= from && year >= to && classes.shown)}
            aria-pressed={year === from}
            aria-label={m.entriesOf({ year: String(year), count })}
            tabIndex={year === from ? 0 : -1}
            onClick={() => onChange(year)}
          >
            <span className={classes.column} style={{ blockSize: `${12 + height * 88}%` }} />
            <span className={classes.year}>{year}</span>
          </button>
        ),
      )}
    </div>
  );
}
