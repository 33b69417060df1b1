import { NONE } from '@carnet/mf-kit';
import { vehicleName } from '../lookups';
import { TYPE_LABELS } from './document.constants';
import type { Document } from './documents.queries';

/** What a person calls it: its title, else the name of its file. */
export const nameOf = ({ title, name }: Pick<Document, 'title' | 'name'>): string => title ?? name;

export const typeOf = ({ type }: Pick<Document, 'type'>): string => (type ? TYPE_LABELS[type] : 'Not filed');

/** The vehicle that it is about; null where it is about none. */
export function vehicleOf({ nickname, year, make, model }: Document): string | null {
  if (year === null || make === null || model === null) return null;
  return vehicleName({ nickname, year, make, model });
}

/** `CHF 480.50`, in the currency of the paper. */
export function formatAmount({ amount, currency }: Pick<Document, 'amount' | 'currency'>): string {
  if (amount === null || currency === null) return NONE;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}
