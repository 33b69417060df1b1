import type { OdometerUnit } from './person';

/** 1.609344 km in a mile, exactly, as whole numbers: 25,146 to 15,625. */
const MILE = { km: 25_146, mi: 15_625 };

/**
 * Converts `value` from one unit to another, not rounded: the code that shows it rounds once, at the end. Null between hours and a distance, which
 * say nothing of each other. The services' kit has the same sum: no room may use both kits, and what both may use, the contracts, have no rules.
 */
export function inUnit(value: number, from: OdometerUnit, to: OdometerUnit): number | null {
  if (from === to) return value;
  if (from === 'h' || to === 'h') return null;
  return (value * MILE[to]) / MILE[from];
}
