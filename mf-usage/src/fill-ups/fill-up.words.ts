import { formatDate, formatMoney } from '@carnet/mf-kit/formats';
import { amountText, ENERGIES, priceText } from '../consumption';
import type { FillUp } from './fill-ups.queries';

/** Title of a fill-up: `Petrol, 41.2 l`. */
export const titleOf = ({ energy, amount, unit }: Pick<FillUp, 'energy' | 'amount' | 'unit'>): string =>
  `${ENERGIES[energy]}, ${amountText(amount, unit)}`;

/** Date of a fill-up: `Mar 4, 2026`, with the time if known. */
export const whenOf = ({ filled_on, at }: Pick<FillUp, 'filled_on' | 'at'>): string =>
  [formatDate(filled_on), at].filter(Boolean).join(', ');

/** Price per unit as it was entered, or `≈ $3.50/gal` if it is computed from total and amount. Null if neither is known. */
export function priceOf({ unit_price, total, amount, currency, unit }: FillUp): string | null {
  if (unit_price !== null) return priceText(unit_price, currency, unit);
  return total === null
    ? null
    : `≈\u00a0${priceText(Number((total / amount).toFixed(PRICE_DECIMALS)), currency, unit)}`;
}

/** Decimals of prices at filling stations. */
const PRICE_DECIMALS = 3;

export const totalOf = ({ total, currency }: FillUp): string => formatMoney(total, undefined, currency);
