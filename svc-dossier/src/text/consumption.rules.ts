import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { BookOptions, CountedIn, Covered, Energy, OdometerUnit } from '../model/book.js';

/** The scale on which a reader takes amounts and consumption: a distance by an amount, or the other way round. */
export interface Scale {
  name: Said | string;
  unit: Said | string;
  /** The size of one unit, in the unit that the energy is counted in. */
  amount: number;
  km: number;
  isPerDistance: boolean;
}

/** Exactly: a US gallon is 231 cubic inches, an imperial one and a mile are so by law. */
const LITRES = { us: 3.785411784, imperial: 4.54609 };
const KM_OF_MILE = 1.609344;
/** Regions in which people say how far a litre goes, in kilometres. */
const KM_BY_LITRE = ['JP', 'KR', 'IN', 'BR'];
/** They are used so little that it is said of ten times the distance. */
const SPARING: readonly Energy[] = ['oil', 'adblue'];

/** The scale of the reader's region and of the distances that they read, as screens choose it. */
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

/** The consumption on a scale, an amount by the hour if hours were counted; null if nothing was driven or filled. */
export function consumptionOn(scale: Scale, { amount, distance, km }: Covered & { amount: number }): number | null {
  if (amount <= 0) return null;
  const amounts = amount / scale.amount;
  if (km === null) return distance ? amounts / distance : null;
  if (km === 0) return null;
  return scale.isPerDistance ? amounts / (km / scale.km) : km / scale.km / amounts;
}
