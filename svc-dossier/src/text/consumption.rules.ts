import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { BookOptions, CountedIn, Covered, Energy, OdometerUnit } from '../model/book.js';

/** The scale for the reader's amounts and consumption: distance per amount, or amount per distance. */
export interface Scale {
  name: Said | string;
  unit: Said | string;
  /** The size of one unit, in the unit in which the energy is stored. */
  amount: number;
  km: number;
  isPerDistance: boolean;
}

/** Exact values: a US gallon is 231 cubic inches; imperial gallon and mile are defined by law. */
const LITRES = { us: 3.785411784, imperial: 4.54609 };
const KM_OF_MILE = 1.609344;
/** Regions that express consumption as kilometres per litre. */
const KM_BY_LITRE = ['JP', 'KR', 'IN', 'BR'];
/** Consumption of these is low, so it is given for ten times the distance. */
const SPARING: readonly Energy[] = ['oil', 'adblue'];

/** The scale for the reader's region and unit of distance; the web client chooses the same scale. */
export function scaleOf(
  { energy, unit }: { energy: Energy; unit: CountedIn },
  { region, distanceUnit }: Pick<BookOptions, 'region' | 'distanceUnit'>,
  odometer: OdometerUnit,
): Scale {
  const place = placeOf(region);
  const counted = { unit, amount: 1 };
  if (place && KM_BY_LITRE.includes(place)) return { ...counted, name: `km/${unit}`, km: 1, isPerDistance: false };
  const km = SPARING.includes(energy) ? 1_000 : 100;
  if (odometer === 'h' || distanceUnit === 'km')
    return { ...counted, name: `${unit}/${km}\u00a0km`, km, isPerDistance: true };
  const miles = { km: KM_OF_MILE, isPerDistance: false };
  if (unit !== 'l') return { ...counted, ...miles, name: `mi/${unit}` };
  return place === 'GB'
    ? { ...miles, name: m.mpgImperial, unit: m.imperialGallonsShort, amount: LITRES.imperial }
    : { ...miles, name: m.mpgUs, unit: 'gal', amount: LITRES.us };
}

const placeOf = (region: string): string | undefined => region.split('-').find((part) => /^[A-Z]{2}$/.test(part));

/** The consumption on a scale; amount per hour if the vehicle counts hours. Null if nothing was driven or filled. */
export function consumptionOn(scale: Scale, { amount, distance, km }: Covered & { amount: number }): number | null {
  if (amount <= 0) return null;
  const amounts = amount / scale.amount;
  if (km === null) return distance ? amounts / distance : null;
  if (km === 0) return null;
  return scale.isPerDistance ? amounts / (km / scale.km) : km / scale.km / amounts;
}
