import type { usage } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/mf-kit/formats';

/** Unit in which the service sums an energy: volume, mass or energy. */
export type Counted = usage.EnergyConsumptionView['unit'];
export type Energy = usage.FillUpView['energy'];
export type AmountUnit = usage.FillUpView['unit'];

/** Scales by counted unit. The first of each is usual in metric regions. */
export const SCALES = {
  l: ['l/100km', 'km/l', 'mpg-us', 'mpg-imp'],
  kWh: ['kWh/100km', 'km/kWh', 'mi/kWh', 'mpge'],
  kg: ['kg/100km', 'km/kg', 'mi/kg'],
} as const satisfies Record<Counted, readonly string[]>;
export type Scale = (typeof SCALES)[Counted][number];

/** Exact: a US gallon is 231 cubic inches; the imperial gallon and the mile are defined by law. */
const LITRES = { us_gal: 3.785411784, imp_gal: 4.54609 };
const KM_OF_MILE = 1.609344;
/** Energy of a US gallon of petrol, as defined by the EPA. */
const KWH_OF_GALLON = 33.705;

/** Units of each scale. It is distance by amount, or amount by distance if `isPerDistance`. */
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
 * Consumption on a scale; null if the amount or the distance is 0.
 * @param amount in litres, kilograms or kilowatt-hours
 * @param km distance covered with this amount
 */
export function onScale(scale: Scale, amount: number, km: number): number | null {
  if (amount <= 0 || km <= 0) return null;
  const measure = MEASURES[scale];
  const [amounts, distances] = [amount / measure.amount, km / measure.km];
  return measure.isPerDistance ? amounts / distances : distances / amounts;
}

/** True if a higher figure means a higher consumption. */
export const isPerDistance = (scale: Scale): boolean => MEASURES[scale].isPerDistance === true;

/** Default scale for a region and an odometer's unit. */
export function usualScale(counted: Counted, region: string, odometer: OdometerUnit): Scale {
  const [perDistance, byKm] = SCALES[counted];
  if (readsByAmount(region)) return byKm;
  if (odometer !== 'mi') return perDistance;
  if (counted === 'kWh') return 'mi/kWh';
  if (counted === 'kg') return 'mi/kg';
  return placeOf(region) === 'GB' ? 'mpg-imp' : 'mpg-us';
}

/** Regions where people use kilometres per litre. */
const KM_BY_LITRE = ['JP', 'KR', 'IN', 'BR'];
const readsByAmount = (region: string): boolean => KM_BY_LITRE.includes(placeOf(region) ?? '') || region === 'ja';

const placeOf = (region: string): string | undefined => region.split('-').find((part) => /^[A-Z]{2}$/.test(part));

/** Usual unit of an energy in a region, used if there is no earlier fill-up. */
export function usualUnit(energy: Energy, region: string): AmountUnit {
  if (energy === 'electricity') return 'kWh';
  if (energy === 'hydrogen' || energy === 'cng') return 'kg';
  return placeOf(region) === 'US' ? 'us_gal' : 'l';
}

/** Units in which an energy is sold. */
export function unitsOf(energy: Energy | ''): readonly AmountUnit[] {
  if (energy === 'electricity') return ['kWh'];
  if (energy === 'hydrogen') return ['kg'];
  return energy === 'cng' || energy === 'lpg' ? ['kg', ...VOLUMES] : VOLUMES;
}

const VOLUMES: readonly AmountUnit[] = ['l', 'us_gal', 'imp_gal'];

/** Factor from a unit to litres, kilograms or kilowatt-hours. */
export const countedUnits = (unit: AmountUnit): number => (unit === 'us_gal' || unit === 'imp_gal' ? LITRES[unit] : 1);

export const countedIn = (unit: AmountUnit): Counted => (unit === 'kWh' || unit === 'kg' ? unit : 'l');

/** Unit for sums and prices shown together with a scale. */
export function unitBeside(scale: Scale): AmountUnit {
  if (scale === 'mpg-us') return 'us_gal';
  if (scale === 'mpg-imp') return 'imp_gal';
  if (scale.includes('kWh') || scale === 'mpge') return 'kWh';
  return scale.includes('kg') ? 'kg' : 'l';
}

/** True for oil and AdBlue. Their amounts are so small that figures are given for ten times the distance. */
export const isSparing = (energy: Energy): boolean => energy === 'oil' || energy === 'adblue';
