import { formatDate, formatMoney } from '@carnet/mf-kit';
import { amountText, ENERGIES, priceText } from '../consumption';
import type { FillUp } from './fill-ups.queries';

/** What a fill-up is called: `Petrol, 41.2 l`. */
export const titleOf = ({ energy, amount, unit }: Pick<FillUp, 'energy' | 'amount' | 'unit'>): string =>
  `${ENERGIES[energy]}, ${amountText(amount, unit)}`;

/** When it was: `Mar 4, 2026`, with the time where that is known. */
export const whenOf = ({ filled_on, at }: Pick<FillUp, 'filled_on' | 'at'>): string =>
  [formatDate(filled_on), at].filter(Boolean).join(', ');

/** What one unit cost, as it was written; null where nobody wrote it. */
export const priceOf = ({ unit_price, currency, unit }: FillUp): string | null =>
  unit_price === null ? null : priceText(unit_price, currency, unit);

export const totalOf = ({ total, currency }: FillUp): string => formatMoney(total, undefined, currency);
