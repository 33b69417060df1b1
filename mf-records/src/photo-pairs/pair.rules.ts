import * as m from '../messages/pairs';

/** Time between two camera timestamps, in the largest suitable unit: `3 days later`. */
export function timeBetween(before: string, after: string): string {
  const days = Math.round((at(after) - at(before)) / DAY_MS);
  if (days === 0) return m.sameDay;
  const [count, later, earlier] = inWords(Math.abs(days));
  return (days > 0 ? later : earlier)({ count });
}

const DAY_MS = 24 * 3600 * 1000;
const at = (time: string): number => Date.parse(`${time.slice(0, 10)}T00:00:00Z`);

type Said = (given: { count: number }) => string;

/** The count, and the messages for later and for earlier. */
function inWords(days: number): [number, Said, Said] {
  if (days < 14) return [days, m.daysLater, m.daysEarlier];
  if (days < 60) return [Math.round(days / 7), m.weeksLater, m.weeksEarlier];
  if (days < 730) return [Math.round(days / 30.44), m.monthsLater, m.monthsEarlier];
  return [Math.round(days / 365.25), m.yearsLater, m.yearsEarlier];
}
