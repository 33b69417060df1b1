import { inUnit, type OdometerUnit } from '@carnet/fields';
import type { AmountUnit } from '../fill-ups/fill-up.entity.js';

/** Units in which amounts are counted that were written in several: volume, mass or energy. */
export const COUNTED_IN = ['l', 'kg', 'kWh'] as const;
export type CountedIn = (typeof COUNTED_IN)[number];

/** Billionths of the counted unit, exactly: a US gallon is 231 cubic inches, an imperial one is so by law. */
const UNITS: Record<AmountUnit, { in: CountedIn; billionths: bigint }> = {
  l: { in: 'l', billionths: 1_000_000_000n },
  us_gal: { in: 'l', billionths: 3_785_411_784n },
  imp_gal: { in: 'l', billionths: 4_546_090_000n },
  kg: { in: 'kg', billionths: 1_000_000_000n },
  kWh: { in: 'kWh', billionths: 1_000_000_000n },
};

export const countedIn = (unit: AmountUnit): CountedIn => UNITS[unit].in;

/** Amounts as they were written have at most six decimals, money at most four: as whole numbers their sums are exact. */
const MILLIONTHS = 1_000_000;
const MONEY = 10_000;
const DIGITS = 1_000_000_000n;

interface Amount {
  amount: number;
  unit: AmountUnit;
}

/** The sum of amounts that are counted in one unit: added exactly, and rounded once, to six decimals. */
export function sumOfAmounts(amounts: readonly Amount[]): number {
  const exact = amounts.reduce(
    (sum, { amount, unit }) => sum + BigInt(Math.round(amount * MILLIONTHS)) * UNITS[unit].billionths,
    0n,
  );
  return Number((exact + DIGITS / 2n) / DIGITS) / MILLIONTHS;
}

export const sumOfMoney = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * MONEY), 0) / MONEY;

/** A distance as its instrument counted it. */
export interface Distance {
  distance: number;
  unit: OdometerUnit;
}

/** The sum of distances in one unit, to three decimals; null where some were counted in hours and others not. */
export function sumOfDistances(distances: readonly Distance[], unit: OdometerUnit): number | null {
  const units = new Set(distances.map((one) => one.unit));
  const sums = [...units].map((from) => {
    const counted = distances.filter((one) => one.unit === from).reduce((sum, { distance }) => sum + distance, 0);
    return inUnit(counted, from, unit);
  });
  return sums.includes(null) ? null : Math.round(sums.reduce<number>((sum, one) => sum + one!, 0) * 1_000) / 1_000;
}
