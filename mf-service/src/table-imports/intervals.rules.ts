import type { Read } from './values.rules';

/** An interval of time, as products say it. */
export interface Every {
  count: number;
  unit: 'day' | 'month';
}

/** As products call them in the languages of the files that were seen. */
const UNITS: readonly { name: RegExp; unit: Every['unit']; times: number }[] = [
  { name: /^(days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag(en)?|日間?)$/i, unit: 'day', times: 1 },
  { name: /^(weeks?|wochen?|semain?es?|semanas?|settiman[ae]|weken|週間?)$/i, unit: 'day', times: 7 },
  { name: /^(months?|monate?n?|mois|mes(es)?|m[eê]s|mes[ei]|maand(en)?|[かヶカ]月)$/i, unit: 'month', times: 1 },
  { name: /^(years?|jahre?n?|ans?|ann[ée]es?|años?|anos?|ann[oi]|jaar|jaren|年間?)$/i, unit: 'month', times: 12 },
];

/** `12 months`, `1 Jahr`, or a number of months by itself. 0 is none. */
export function readEvery(text: string): Read<Every> {
  const [, digits, word] = /^(\d{1,5})(?:[.,]0+)?\s*(\S*)$/.exec(text.trim()) ?? [];
  if (text.trim() === '' || (digits && Number(digits) === 0)) return { value: null };
  const known = UNITS.find(({ name }) => name.test(word || 'months'));
  if (!digits || !known) return { unreadable: text };
  return { value: { count: Number(digits) * known.times, unit: known.unit } };
}

/** Words of products for how often something recurs. */
const RECURRENCES: Readonly<Record<string, Every>> = {
  ...{ daily: { count: 1, unit: 'day' }, weekly: { count: 7, unit: 'day' } },
  ...{ monthly: { count: 1, unit: 'month' }, quarterly: { count: 3, unit: 'month' } },
  ...{ biannual: { count: 6, unit: 'month' }, yearly: { count: 12, unit: 'month' } },
};

/** `yearly`, as often as a number says; `none` and nothing are none. */
export function readRecurrence(word: string, times: string): Read<Every> {
  const said = word.trim().toLowerCase();
  if (said === '' || said === 'none') return { value: null };
  const known = Object.hasOwn(RECURRENCES, said) ? RECURRENCES[said] : undefined;
  if (!known || !/^\d{0,5}(\.0+)?$/.test(times.trim())) return { unreadable: [word, times].join(' ').trim() };
  return { value: { ...known, count: known.count * Math.max(Number(times), 1) } };
}

/** Days of a month in the long run of the calendar. */
const MONTH = 146_097 / 4_800;

/** As whole days: twelve months are 365. */
export const daysIn = ({ count, unit }: Every): number => (unit === 'day' ? count : Math.round(count * MONTH));

/** The day one interval after: of months the same of its month, or the last. */
export function oneAfter(day: string, { count, unit }: Every): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const at =
    unit === 'day' ? Date.UTC(year, month - 1, date + count) : Date.UTC(year, month - 1 + count, Math.min(date, last));
  return new Date(at).toISOString().slice(0, 10);
}
