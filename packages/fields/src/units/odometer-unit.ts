/** Units of a vehicle's instrument: miles, kilometres, or operating hours. */
export const ODOMETER_UNITS = ['mi', 'km', 'h'] as const;
export type OdometerUnit = (typeof ODOMETER_UNITS)[number];

/** The unit for a client that sends none. The specification only knows miles. */
export const NEW_INSTRUMENT = { odometer_unit: 'mi' } as const;

/** 1 mile is exactly 1.609344 km, as a fraction of whole numbers: 25,146 to 15,625. */
const MILE = { km: 25_146, mi: 15_625 };

/**
 * Converts `value` from one unit to another without rounding: the caller rounds once, when it shows or stores the value. Null between hours and a distance. The
 * frontends' kit has the same formula, because no package may depend on both kits, and contracts, which both may use, contains no rules.
 */
export function inUnit(value: number, from: OdometerUnit, to: OdometerUnit): number | null {
  if (from === to) return value;
  if (from === 'h' || to === 'h') return null;
  return (value * MILE[to]) / MILE[from];
}
