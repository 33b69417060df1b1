/** Three values of a fill-up. Each can be computed from the other two. */
export const PRICED = ['amount', 'unit_price', 'total'] as const;
export type Priced = (typeof PRICED)[number];

export type Numbers = Readonly<Record<Priced, number | null>>;

/** Number of decimals of each value. */
export type Decimals = Readonly<Record<Priced, number>>;

/**
 * Decides which of the three values to compute: the one that was not typed, or typed longest ago. `typed` lists them in order, the last one at the end. Null
 * if fewer than two are known, or if all three agree within rounding.
 */
export function workedOut(numbers: Numbers, typed: readonly Priced[], decimals: Decimals): Priced | null {
  const known = typed.filter((name) => numbers[name] !== null);
  const [last, before] = known.toReversed();
  if (!last || !before) return null;
  const third = PRICED.find((name) => name !== last && name !== before)!;
  return known.includes(third) && agree(numbers, decimals) ? null : third;
}

/** Computes one value from the other two, rounded to its decimals; null if that is impossible. */
export function valueOf(name: Priced, { amount, unit_price, total }: Numbers, decimals: Decimals): number | null {
  const value = {
    amount: () => divided(total, unit_price),
    unit_price: () => divided(total, amount),
    total: () => (amount === null || unit_price === null ? null : amount * unit_price),
  }[name]();
  return value === null ? null : rounded(value, decimals[name]);
}

/** Tells whether total equals amount times price, within the rounding of each. */
export function agree({ amount, unit_price, total }: Numbers, decimals: Decimals): boolean {
  if (amount === null || unit_price === null || total === null) return true;
  const half = (name: Priced) => 0.5 * 10 ** -decimals[name];
  const tolerance = half('total') + half('amount') * unit_price + half('unit_price') * amount;
  return Math.abs(amount * unit_price - total) <= tolerance * 1.000_001;
}

const divided = (one: number | null, by: number | null): number | null => (one === null || !by ? null : one / by);

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
