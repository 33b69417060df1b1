import { type AmountUnit, countedIn, countedUnits, type Energy } from '../consumption';
import type { FillUp } from '../fill-ups';

/** Sum of the fill-ups of one energy, with or without a consumption figure. */
export interface Filled {
  energy: Energy;
  count: number;
  /** Litres, kilograms or kilowatt-hours. */
  amount: number;
  /** Costs by currency. The one with most fill-ups comes first. */
  costs: readonly { currency: string; total: number; count: number }[];
}

/** Sums fill-ups of an energy in one counted unit. Gas is sold by volume or by mass, which cannot be added. */
export function filledOf(fillUps: readonly FillUp[], energy: Energy, counted: ReturnType<typeof countedIn>): Filled {
  const those = fillUps.filter((one) => one.energy === energy && countedIn(one.unit) === counted);
  const paid = those.filter((one) => one.total !== null && one.currency !== null);
  const costs = [...new Set(paid.map(({ currency }) => currency!))].map((currency) => {
    const some = paid.filter((one) => one.currency === currency);
    return { currency, total: some.reduce((sum, { total }) => sum + total!, 0), count: some.length };
  });
  return {
    energy,
    count: those.length,
    amount: those.reduce((sum, { amount, unit }) => sum + amount * countedUnits(unit), 0),
    costs: costs.sort((a, b) => b.count - a.count),
  };
}

/** Price per `unit` at a fill-up: as entered, otherwise total by amount; null if neither is known. */
export function priceIn(unit: AmountUnit, fillUp: FillUp): number | null {
  const { unit_price, total, amount } = fillUp;
  const price = unit_price ?? (total === null || amount === 0 ? null : total / amount);
  return price === null ? null : (price * countedUnits(unit)) / countedUnits(fillUp.unit);
}

export interface PricePoint {
  fillUp: FillUp;
  price: number;
}

/** Prices of an energy over time in one currency, oldest first. */
export const pricesOf = (
  fillUps: readonly FillUp[],
  { energy, unit, currency }: { energy: Energy; unit: AmountUnit; currency: string },
): PricePoint[] =>
  fillUps
    .filter((one) => one.energy === energy && one.currency === currency && countedIn(one.unit) === countedIn(unit))
    .flatMap((fillUp) => {
      const price = priceIn(unit, fillUp);
      return price === null || price === 0 ? [] : [{ fillUp, price }];
    })
    .sort((a, b) => a.fillUp.filled_on.localeCompare(b.fillUp.filled_on) || a.fillUp.id - b.fillUp.id);
