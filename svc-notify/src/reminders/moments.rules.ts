const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Cached, because formatters are expensive to create, and there are only about 400 zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formatters.set(zone, made);
  return made;
}

/** The local time of a zone, as if it were UTC. */
function shownAt(moment: number, zone: string): number {
  const parts = formatterOf(zone).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)!.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** The date of a moment in a zone, `YYYY-MM-DD`. */
export const dayAt = (moment: Date, zone: string): string =>
  new Date(shownAt(moment.getTime(), zone)).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * The moment of an hour on a day in a zone. If clocks go back and the hour occurs twice, the first one. If clocks go forward and the hour is skipped, the
 * moment later by the length of the jump: 02:00 becomes 03:00.
 */
export function momentOf(day: string, hour: number, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * 60 * MINUTE_MS;
  const offsetAt = (moment: number) => shownAt(moment, zone) - Math.floor(moment / 1000) * 1000;
  // No zone changes its clock twice within two days.
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
  const real = [shown - before, shown - after].filter((moment) => moment + offsetAt(moment) === shown);
  return new Date(real.length > 0 ? Math.min(...real) : shown - before);
}

/** The schedule of digests: an hour, daily or weekly. */
export interface Rhythm {
  hour: number;
  /** 1 Monday to 7 Sunday; null for every day. */
  weekday: number | null;
}

/** The next moment of the schedule after another moment. */
export function nextMoment(after: Date, { hour, weekday }: Rhythm, zone: string): Date {
  let day = addDays(dayAt(after, zone), -1);
  for (;;) {
    if (weekday === null || weekdayOf(day) === weekday) {
      const moment = momentOf(day, hour, zone);
      if (moment > after) return moment;
    }
    day = addDays(day, 1);
  }
}
