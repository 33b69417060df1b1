import { formatDate } from '@carnet/mf-kit';
import type { Document } from './documents.queries';

/** What runs out within so many days is told. */
const SOON_DAYS = 60;
/** What nobody renews is told of for so many days after it has run out. */
const TOLD_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** Papers that have to be renewed: one that has run out stays a task until there is another. */
const RENEWED: readonly Document['type'][] = ['registration', 'insurance', 'inspection'];

type Expiring = Pick<Document, 'id' | 'vehicle_id' | 'type' | 'expires_on'>;

/** Whether a paper has run out by `today`, or will soon; null where it is good for longer, or for ever. */
export function expiryOf(
  { expires_on }: Pick<Document, 'expires_on'>,
  today: string,
): { tone: 'bad' | 'warn'; text: string } | null {
  if (!expires_on) return null;
  const days = daysBetween(today, expires_on);
  if (days < 0) return { tone: 'bad', text: `Expired ${formatDate(expires_on)}` };
  if (days === 0) return { tone: 'warn', text: 'Expires today' };
  return days <= SOON_DAYS ? { tone: 'warn', text: `Expires ${formatDate(expires_on)}` } : null;
}

/** The last day that is soon, as YYYY-MM-DD. */
export const soon = (today: string): string =>
  new Date(Date.parse(today) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Those to be told of, what ran out first at the front. */
export const toTellOf = <D extends Expiring>(documents: readonly D[], today: string): D[] =>
  documents
    .filter((one) => isTold(one, today) && !documents.some((other) => replaces(other, one)))
    .sort((one, other) => (one.expires_on ?? '').localeCompare(other.expires_on ?? ''));

const isTold = (one: Expiring, today: string): boolean =>
  one.expires_on !== null && (RENEWED.includes(one.type) || daysBetween(one.expires_on, today) <= TOLD_DAYS);

/** Whether it is the same paper of the same vehicle, good for longer. */
const replaces = (other: Expiring, one: Expiring): boolean =>
  RENEWED.includes(one.type) &&
  other.type === one.type &&
  other.vehicle_id === one.vehicle_id &&
  one.vehicle_id !== null &&
  (other.expires_on ?? '') > (one.expires_on ?? '');

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
