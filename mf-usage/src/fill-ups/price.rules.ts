/** Values of a fill-up of which each follows from the other two. */
export const PRICED = ['amount', 'unit_price', 'total'] as const;
export type Priced = (typeof PRICED)[number];

export type Numbers = Readonly<Record<Priced, number | null>>;

/** The number of decimals that each is written with. */
export type Decimals = Readonly<Record<Priced, number>>;

/**
 * The one of the three that is worked out from the others once `typed` says in which order a person has written them, the last one at the end: the
 * one that they have not written, or wrote longest ago. Null while there are not two to work with, or where all three agree as far as they are
 * rounded.
 */
export function workedOut(numbers: Numbers, typed: readonly Priced[], decimals: Decimals): Priced | null {
  const known = typed.filter((name) => numbers[name] !== null);
  const [last, before] = known.toReversed();
  if (!last || !before) return null;
  const third = PRICED.find((name) => name !== last && name !== before)!;
  return known.includes(third) && agree(numbers, decimals) ? null : third;
}

/** The value of one of them by the others, rounded as it is written; null if it cannot be told. */
export function valueOf(name: Priced, { amount, unit_price, total }: Numbers, decimals: Decimals): number | null {
  const value = {
    amount: () => divided(total, unit_price),
    unit_price: () => divided(total, amount),
    total: () => (amount === null || unit_price === null ? null : amount * unit_price),
  }[name]();
  return value === null ? null : rounded(value, decimals[name]);
}

/** Tells whether the total is amount by price, given that each was rounded to its decimals. */
export function agree({ amount, unit_price, total }: Numbers, decimals: Decimals): boolean {
  if (amount === null || unit_price === null || total === null) return true;
  const half = (name: Priced) => 0.5 * 10 ** -decimals[name];
  const tolerance = half('total') + half('amount') * unit_price + half('unit_price') * amount;
  return Math.abs(amount * unit_price - total) <= tolerance * 1.000_001;
}

const divided = (one: number | null, by: number | null): number | null => (one === null || !by ? null : one / by);

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
