import { formatDate, formatMoney } from '@carnet/mf-kit/formats';
import { amountText, ENERGIES, priceText } from '../consumption';
import type { FillUp } from './fill-ups.queries';

/** The title of a fill-up: `Petrol, 41.2 l`. */
export const titleOf = ({ energy, amount, unit }: Pick<FillUp, 'energy' | 'amount' | 'unit'>): string =>
  `${ENERGIES[energy]}, ${amountText(amount, unit)}`;

/** When it was: `Mar 4, 2026`, with the time where that is known. */
export const whenOf = ({ filled_on, at }: Pick<FillUp, 'filled_on' | 'at'>): string =>
  [formatDate(filled_on), at].filter(Boolean).join(', ');

/** Renders the price of one unit as it was written, or as `≈ $3.50/gal` if it follows from total and amount alone. Null if neither is known. */
export function priceOf({ unit_price, total, amount, currency, unit }: FillUp): string | null {
  if (unit_price !== null) return priceText(unit_price, currency, unit);
  return total === null
    ? null
    : `≈\u00a0${priceText(Number((total / amount).toFixed(PRICE_DECIMALS)), currency, unit)}`;
}

/** As filling stations show it. */
const PRICE_DECIMALS = 3;

export const totalOf = ({ total, currency }: FillUp): string => formatMoney(total, undefined, currency);
