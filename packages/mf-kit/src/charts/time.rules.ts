import { formatDate } from '../formats/format';

export interface TimeTick {
  at: number;
  /** `year`: the tick marks the first day of a year. `month`: that of a month. */
  kind: 'year' | 'month';
}

const MONTH_STEPS = [1, 2, 3, 6];
const YEAR_STEPS = [1, 2, 5, 10, 20, 50];
const YEAR = 365.25 * 86_400_000;

/** Ticks between two moments, at most `count` of them: first days of years, or of months if there are few years. */
export function timeTicks(first: number, last: number, count: number): TimeTick[] {
  const years = (last - first) / YEAR;
  const months = MONTH_STEPS.find((step) => (years * 12) / step <= count);
  if (years < 3 && months)
    return ticks(first, last, months).map((moment) => ({ at: moment, kind: isNewYear(moment) ? 'year' : 'month' }));
  const step = YEAR_STEPS.find((size) => years / size <= count) ?? 100;
  return ticks(first, last, 12 * step).map((moment) => ({ at: moment, kind: 'year' }));
}

const isNewYear = (moment: number): boolean => new Date(moment).getUTCMonth() === 0;

/** The first of every `step`th month. */
function ticks(first: number, last: number, step: number): number[] {
  const from = new Date(first);
  const month = Math.ceil((from.getUTCFullYear() * 12 + from.getUTCMonth()) / step) * step;
  const found: number[] = [];
  for (let next = month; ; next += step) {
    const moment = Date.UTC(Math.floor(next / 12), next % 12);
    if (moment > last) return found;
    if (moment >= first) found.push(moment);
  }
}

const DAY = 86_400_000;

/** The month that begins at a moment, abbreviated for the person's region. */
export function monthOf(moment: number): string {
  const day = new Date(moment + 14 * DAY).toISOString().slice(0, 10);
  return (
    formatDate(day)
      .replace(/[\d,./年日]+/g, ' ')
      .trim() || day.slice(5, 7)
  );
}
