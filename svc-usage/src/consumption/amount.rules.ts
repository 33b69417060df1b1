import { inUnit, type OdometerUnit } from '@carnet/fields';
import type { AmountUnit } from '../fill-ups/fill-up.entity.js';

/** The units to which amounts in several units are converted: volume, mass or energy. */
export const COUNTED_IN = ['l', 'kg', 'kWh'] as const;
export type CountedIn = (typeof COUNTED_IN)[number];

/** The exact value of each unit in billionths of the counting unit. A US gallon is 231 cubic inches; the imperial gallon is defined by law. */
const UNITS: Record<AmountUnit, { in: CountedIn; billionths: bigint }> = {
  l: { in: 'l', billionths: 1_000_000_000n },
  us_gal: { in: 'l', billionths: 3_785_411_784n },
  imp_gal: { in: 'l', billionths: 4_546_090_000n },
  kg: { in: 'kg', billionths: 1_000_000_000n },
  kWh: { in: 'kWh', billionths: 1_000_000_000n },
};

export const countedIn = (unit: AmountUnit): CountedIn => UNITS[unit].in;

/** Amounts have at most six decimals, money at most four. As whole numbers, their sums are exact. */
const MILLIONTHS = 1_000_000;
const MONEY = 10_000;
const DIGITS = 1_000_000_000n;

interface Amount {
  amount: number;
  unit: AmountUnit;
}

/** The sum of amounts with the same counting unit: added exactly, and rounded once, to six decimals. */
export function sumOfAmounts(amounts: readonly Amount[]): number {
  const exact = amounts.reduce(
    (sum, { amount, unit }) => sum + BigInt(Math.round(amount * MILLIONTHS)) * UNITS[unit].billionths,
    0n,
  );
  return Number((exact + DIGITS / 2n) / DIGITS) / MILLIONTHS;
}

export const sumOfMoney = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * MONEY), 0) / MONEY;

/** A distance in the unit of its instrument. */
export interface Distance {
  distance: number;
  unit: OdometerUnit;
}

/** The sum of distances in one unit, to three decimals; null if some are in hours and others are not. */
export function sumOfDistances(distances: readonly Distance[], unit: OdometerUnit): number | null {
  const units = new Set(distances.map((one) => one.unit));
  const sums = [...units].map((from) => {
    const counted = distances.filter((one) => one.unit === from).reduce((sum, { distance }) => sum + distance, 0);
    return inUnit(counted, from, unit);
  });
  return sums.includes(null) ? null : Math.round(sums.reduce<number>((sum, one) => sum + one!, 0) * 1_000) / 1_000;
}
