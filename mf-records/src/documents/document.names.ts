import { formatMoney, NONE } from '@carnet/mf-kit/formats';
import { vehicleName } from '../lookups';
import { TYPE_LABELS } from './document.constants';
import type { Document } from './documents.queries';
import * as m from '../messages/papers';

/** Title of a paper, otherwise its file name. */
export const nameOf = ({ title, name }: Pick<Document, 'title' | 'name'>): string => title ?? name;

export const typeOf = ({ type }: Pick<Document, 'type'>): string => (type ? TYPE_LABELS[type] : m.notFiled);

/** Name of the paper's vehicle; null if it has none. */
export function vehicleOf({ nickname, year, make, model }: Document): string | null {
  if (year === null || make === null || model === null) return null;
  return vehicleName({ nickname, year, make, model });
}

/** `CHF 480.50`, in the currency of the paper, as the person's region writes it. */
export function formatAmount({ amount, currency }: Pick<Document, 'amount' | 'currency'>): string {
  return formatMoney(amount, NONE, currency);
}
