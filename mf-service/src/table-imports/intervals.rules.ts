import type { Read } from './values.rules';

/** How often something recurs, as products say it. */
export interface Every {
  count: number;
  unit: 'day' | 'month';
}

/** As products call them in the languages of the files that were seen. */
const UNITS: readonly (readonly [RegExp, Every['unit'], number])[] = [
  [/^(days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag(en)?|日間?)$/i, 'day', 1],
  [/^(weeks?|wochen?|semain?es?|semanas?|settiman[ae]|weken|週間?)$/i, 'day', 7],
  [/^(months?|monate?n?|mois|mes(es)?|m[eê]s|mes[ei]|maand(en)?|[かヶカ]月)$/i, 'month', 1],
  [/^(years?|jahre?n?|ans?|ann[ée]es?|años?|anos?|ann[oi]|jaar|jaren|年間?)$/i, 'month', 12],
];

/** `12 months`, `1 Jahr`, or a number of months by itself. 0 is none. */
export function readEvery(text: string): Read<Every> {
  const [, digits, word] = /^(\d{1,5})(?:[.,]0+)?\s*(\S*)$/.exec(text.trim()) ?? [];
  if (text.trim() === '' || (digits && Number(digits) === 0)) return { value: null };
  const known = word ? UNITS.find(([name]) => name.test(word)) : ([, 'month', 1] as const);
  if (!digits || !known) return { unreadable: text };
  return { value: { count: Number(digits) * known[2], unit: known[1]! } };
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
