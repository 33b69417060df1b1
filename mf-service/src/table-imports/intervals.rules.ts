import type { Read } from './values.rules';

/** An interval of time, as products write it. */
export interface Every {
  count: number;
  unit: 'day' | 'month';
}

/** Names of units, in the languages of known files. */
const UNITS: readonly { name: RegExp; unit: Every['unit']; times: number }[] = [
  { name: /^(days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag(en)?|日間?)$/i, unit: 'day', times: 1 },
  { name: /^(weeks?|wochen?|semain?es?|semanas?|settiman[ae]|weken|週間?)$/i, unit: 'day', times: 7 },
  { name: /^(months?|monate?n?|mois|mes(es)?|m[eê]s|mes[ei]|maand(en)?|[かヶカ]月)$/i, unit: 'month', times: 1 },
  { name: /^(years?|jahre?n?|ans?|ann[ée]es?|años?|anos?|ann[oi]|jaar|jaren|年間?)$/i, unit: 'month', times: 12 },
];

/** Parses `12 months`, `1 Jahr`, or a plain number of months. 0 means none. */
export function readEvery(text: string): Read<Every> {
  const [, digits, word] = /^(\d{1,5})(?:[.,]0+)?\s*(\S*)$/.exec(text.trim()) ?? [];
  if (text.trim() === '' || (digits && Number(digits) === 0)) return { value: null };
  const known = UNITS.find(({ name }) => name.test(word || 'months'));
  if (!digits || !known) return { unreadable: text };
  return { value: { count: Number(digits) * known.times, unit: known.unit } };
}

/** Words for recurrences. */
const RECURRENCES: Readonly<Record<string, Every>> = {
  ...{ daily: { count: 1, unit: 'day' }, weekly: { count: 7, unit: 'day' } },
  ...{ monthly: { count: 1, unit: 'month' }, quarterly: { count: 3, unit: 'month' } },
  ...{ biannual: { count: 6, unit: 'month' }, yearly: { count: 12, unit: 'month' } },
};

/** Parses `yearly`, multiplied by a number. `none` and an empty text mean none. */
export function readRecurrence(word: string, times: string): Read<Every> {
  const said = word.trim().toLowerCase();
  if (said === '' || said === 'none') return { value: null };
  const known = Object.hasOwn(RECURRENCES, said) ? RECURRENCES[said] : undefined;
  if (!known || !/^\d{0,5}(\.0+)?$/.test(times.trim())) return { unreadable: [word, times].join(' ').trim() };
  return { value: { ...known, count: known.count * Math.max(Number(times), 1) } };
}

/** Average length of a month in days, in the Gregorian calendar. */
const MONTH = 146_097 / 4_800;

/** The interval in whole days. Twelve months are 365 days. */
export const daysIn = ({ count, unit }: Every): number => (unit === 'day' ? count : Math.round(count * MONTH));

/** The day one interval later. For months, the same day of the month, or the month's last day. */
export function oneAfter(day: string, { count, unit }: Every): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const at =
    unit === 'day' ? Date.UTC(year, month - 1, date + count) : Date.UTC(year, month - 1 + count, Math.min(date, last));
  return new Date(at).toISOString().slice(0, 10);
}
