import { formatDate, NONE } from '@carnet/mf-kit';
import { TYPE_LABELS } from './document.constants';
import type { Document } from './documents.queries';

/** What a person calls it: its title, else the name of its file. */
export const nameOf = ({ title, name }: Pick<Document, 'title' | 'name'>): string => title ?? name;

export const typeOf = ({ type }: Pick<Document, 'type'>): string => (type ? TYPE_LABELS[type] : 'Not filed');

/** `CHF 480.50`, in the currency of the paper. */
export function formatAmount({ amount, currency }: Pick<Document, 'amount' | 'currency'>): string {
  if (amount === null || currency === null) return NONE;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** What runs out within so many days is told. */
export const SOON_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** Whether a paper has run out by `today`, or will soon; null where it is good for longer, or for ever. */
export function expiryOf(
  { expires_on }: Pick<Document, 'expires_on'>,
  today: string,
): { tone: 'bad' | 'warn'; text: string } | null {
  if (!expires_on) return null;
  const days = Math.round((Date.parse(expires_on) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { tone: 'bad', text: `Expired ${formatDate(expires_on)}` };
  if (days === 0) return { tone: 'warn', text: 'Expires today' };
  return days <= SOON_DAYS ? { tone: 'warn', text: `Expires ${formatDate(expires_on)}` } : null;
}
