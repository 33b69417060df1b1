import { foreignTimeZone } from './time-zone';

/** Date and time of day of a moment. */
export interface Moment {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Date and time of day in the person's time zone: that of the profile, or the browser's while the profile has none. */
export function momentOf(at: Date): Moment {
  const timeZone = foreignTimeZone();
  if (timeZone !== null && !Number.isNaN(at.getTime())) return momentIn(timeZone, at);
  return {
    year: at.getFullYear(),
    month: at.getMonth() + 1,
    day: at.getDate(),
    hour: at.getHours(),
    minute: at.getMinutes(),
  };
}

const formatters: Record<string, Intl.DateTimeFormat> = {};
const DIGITS = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;

function momentIn(timeZone: string, at: Date): Moment {
  const format = (formatters[timeZone] ??= new Intl.DateTimeFormat('en-US', { ...DIGITS, timeZone, hourCycle: 'h23' }));
  const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)]);
  return Object.fromEntries(parts) as Moment;
}
