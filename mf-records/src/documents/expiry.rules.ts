import type { records } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import * as m from '../messages/papers';

/** The number of days before its end from which a paper is told of. */
const SOON_DAYS = 60;
/** The number of days after its end for which a paper that nobody renews is told of. */
const TOLD_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** Tells whether a paper has run out by `today`, or will soon; null if it is good for longer, or for ever. */
export function expiryOf(
  { expires_on }: Pick<records.DocumentView, 'expires_on'>,
  today: string,
): { tone: 'bad' | 'warn'; text: string } | null {
  if (!expires_on) return null;
  const days = daysBetween(today, expires_on);
  if (days < 0) return { tone: 'bad', text: m.expiredOn({ day: formatDate(expires_on) }) };
  if (days === 0) return { tone: 'warn', text: m.expiresToday };
  return days <= SOON_DAYS ? { tone: 'warn', text: m.expiresOn({ day: formatDate(expires_on) }) } : null;
}

/** The last day that is soon, as YYYY-MM-DD. */
export const soon = (today: string): string => daysAfter(today, SOON_DAYS);

/** The first day on which a paper that nobody renews may have run out for it to be told of. */
export const toldSince = (today: string): string => daysAfter(today, -TOLD_DAYS);

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
