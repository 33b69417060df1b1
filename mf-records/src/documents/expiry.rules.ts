import type { records } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import * as m from '../messages/papers';

/** A paper is shown from this many days before it expires. */
const SOON_DAYS = 60;
/** An expired paper is shown for this many days, if nobody renews it. */
const TOLD_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** Tells whether a paper has expired by `today` or will soon; null if it is valid for longer or has no end. */
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

/** Last day that counts as soon, as YYYY-MM-DD. */
export const soon = (today: string): string => daysAfter(today, SOON_DAYS);

/** Earliest expiry date of papers that are still shown. */
export const toldSince = (today: string): string => daysAfter(today, -TOLD_DAYS);

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
