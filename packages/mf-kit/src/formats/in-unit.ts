import type { OdometerUnit } from './person';

/** A mile is exactly 1.609344 km. As whole numbers: 25,146 to 15,625. */
const MILE = { km: 25_146, mi: 15_625 };

/**
 * Converts `value` from one unit to another, without rounding: the code that shows it rounds once. Null between hours and a distance. The services'
 * kit has the same function, because no package may use both kits, and the contracts, which both may use, contain no rules.
 */
export function inUnit(value: number, from: OdometerUnit, to: OdometerUnit): number | null {
  if (from === to) return value;
  if (from === 'h' || to === 'h') return null;
  return (value * MILE[to]) / MILE[from];
}
