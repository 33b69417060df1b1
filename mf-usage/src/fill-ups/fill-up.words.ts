import { formatDate, formatMoney } from '@carnet/mf-kit';
import { amountText, ENERGIES, priceText } from '../consumption';
import type { FillUp } from './fill-ups.queries';

/** The title of a fill-up: `Petrol, 41.2 l`. */
export const titleOf = ({ energy, amount, unit }: Pick<FillUp, 'energy' | 'amount' | 'unit'>): string =>
  `${ENERGIES[energy]}, ${amountText(amount, unit)}`;

/** When it was: `Mar 4, 2026`, with the time where that is known. */
export const whenOf = ({ filled_on, at }: Pick<FillUp, 'filled_on' | 'at'>): string =>
  [formatDate(filled_on), at].filter(Boolean).join(', ');

/** The price of one unit, as it was written; null if nobody wrote it. */
export const priceOf = ({ unit_price, currency, unit }: FillUp): string | null =>
  unit_price === null ? null : priceText(unit_price, currency, unit);

export const totalOf = ({ total, currency }: FillUp): string => formatMoney(total, undefined, currency);
