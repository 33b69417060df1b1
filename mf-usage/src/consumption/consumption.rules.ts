import type { usage } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/mf-kit/formats';

/** The unit in which the service counts an energy: volume, mass or energy. */
export type Counted = usage.EnergyConsumptionView['unit'];
export type Energy = usage.FillUpView['energy'];
export type AmountUnit = usage.FillUpView['unit'];

/** Scales of consumption, by the unit it is counted in; the first of each is usual where the metre comes from. */
export const SCALES = {
  l: ['l/100km', 'km/l', 'mpg-us', 'mpg-imp'],
  kWh: ['kWh/100km', 'km/kWh', 'mi/kWh', 'mpge'],
  kg: ['kg/100km', 'km/kg', 'mi/kg'],
} as const satisfies Record<Counted, readonly string[]>;
export type Scale = (typeof SCALES)[Counted][number];

/** Exactly: a US gallon is 231 cubic inches, an imperial one and a mile are so by law. */
const LITRES = { us_gal: 3.785411784, imp_gal: 4.54609 };
const KM_OF_MILE = 1.609344;
/** The energy that the EPA counts for a US gallon of petrol. */
const KWH_OF_GALLON = 33.705;

/** The division of a scale: a distance by an amount, or the other way round (`isPerDistance`), each in its own measure. */
const MEASURES: Readonly<Record<Scale, { km: number; amount: number; isPerDistance?: true }>> = {
  'l/100km': { km: 100, amount: 1, isPerDistance: true },
  'km/l': { km: 1, amount: 1 },
  'mpg-us': { km: KM_OF_MILE, amount: LITRES.us_gal },
  'mpg-imp': { km: KM_OF_MILE, amount: LITRES.imp_gal },
  'kWh/100km': { km: 100, amount: 1, isPerDistance: true },
  'km/kWh': { km: 1, amount: 1 },
  'mi/kWh': { km: KM_OF_MILE, amount: 1 },
  mpge: { km: KM_OF_MILE, amount: KWH_OF_GALLON },
  'kg/100km': { km: 100, amount: 1, isPerDistance: true },
  'km/kg': { km: 1, amount: 1 },
  'mi/kg': { km: KM_OF_MILE, amount: 1 },
};

/**
 * The consumption on a scale; null if nothing was driven or filled.
 * @param amount in litres, kilograms or kilowatt-hours
 * @param km the distance that was covered with it
 */
export function onScale(scale: Scale, amount: number, km: number): number | null {
  if (amount <= 0 || km <= 0) return null;
  const measure = MEASURES[scale];
  const [amounts, distances] = [amount / measure.amount, km / measure.km];
  return measure.isPerDistance ? amounts / distances : distances / amounts;
}

/** A higher figure of such a scale means that more is consumed. */
export const isPerDistance = (scale: Scale): boolean => MEASURES[scale].isPerDistance === true;

/** The scale of a region and of what the vehicle's odometer counts, where the person has chosen none. */
export function usualScale(counted: Counted, region: string, odometer: OdometerUnit): Scale {
  const [perDistance, byKm] = SCALES[counted];
  if (readsByAmount(region)) return byKm;
  if (odometer !== 'mi') return perDistance;
  if (counted === 'kWh') return 'mi/kWh';
  if (counted === 'kg') return 'mi/kg';
  return placeOf(region) === 'GB' ? 'mpg-imp' : 'mpg-us';
}

/** Regions in which people say how many kilometres a litre goes. */
const KM_BY_LITRE = ['JP', 'KR', 'IN', 'BR'];
const readsByAmount = (region: string): boolean => KM_BY_LITRE.includes(placeOf(region) ?? '') || region === 'ja';

const placeOf = (region: string): string | undefined => region.split('-').find((part) => /^[A-Z]{2}$/.test(part));

/** The unit in which a region sells an energy, where nothing was filled before. */
export function usualUnit(energy: Energy, region: string): AmountUnit {
  if (energy === 'electricity') return 'kWh';
  if (energy === 'hydrogen' || energy === 'cng') return 'kg';
  return placeOf(region) === 'US' ? 'us_gal' : 'l';
}

/** The units in which each energy is sold anywhere. */
export function unitsOf(energy: Energy | ''): readonly AmountUnit[] {
  if (energy === 'electricity') return ['kWh'];
  if (energy === 'hydrogen') return ['kg'];
  return energy === 'cng' || energy === 'lpg' ? ['kg', ...VOLUMES] : VOLUMES;
}

const VOLUMES: readonly AmountUnit[] = ['l', 'us_gal', 'imp_gal'];

/** Litres, kilograms or kilowatt-hours in one unit of an amount. */
export const countedUnits = (unit: AmountUnit): number => (unit === 'us_gal' || unit === 'imp_gal' ? LITRES[unit] : 1);

export const countedIn = (unit: AmountUnit): Counted => (unit === 'kWh' || unit === 'kg' ? unit : 'l');

/** The unit in which amounts are added up and prices compared beside a scale. */
export function unitBeside(scale: Scale): AmountUnit {
  if (scale === 'mpg-us') return 'us_gal';
  if (scale === 'mpg-imp') return 'imp_gal';
  if (scale.includes('kWh') || scale === 'mpge') return 'kWh';
  return scale.includes('kg') ? 'kg' : 'l';
}

/** Oil and AdBlue are used in such small amounts that they are told for ten times the distance. */
export const isSparing = (energy: Energy): boolean => energy === 'oil' || energy === 'adblue';
