import { foreignTimeZone } from '../session/time-zone';

/** What calendar and clock say. */
export interface Moment {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** What calendar and clock say in the person's time zone: that of the profile, or the browser's while none is known. */
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

const formatters = new Map<string, Intl.DateTimeFormat>();

function momentIn(timeZone: string, at: Date): Moment {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (wanted: keyof Moment) => Number(parts.find(({ type }) => type === wanted)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...digits, timeZone, hourCycle: 'h23' });
  formatters.set(timeZone, made);
  return made;
}
