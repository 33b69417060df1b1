import type { usage } from '@carnet/contracts';
import { formatMileage, formatMoney, formatNumber, type OdometerUnit } from '@carnet/mf-kit/formats';
import {
  type AmountUnit,
  countedUnits,
  type Energy,
  isPerDistance,
  isSparing,
  onScale,
  type Scale,
  unitBeside,
} from './consumption.rules';
import * as m from '../messages/consumption';

/** Keeps a figure and its unit on one line. */
const NBSP = '\u00a0';

export const ENERGIES: Readonly<Record<Energy, string>> = {
  petrol: m.petrol,
  diesel: m.diesel,
  lpg: m.lpg,
  cng: m.cng,
  electricity: m.electricity,
  hydrogen: m.hydrogen,
  adblue: m.adblue,
  oil: m.oil,
  'two-stroke-mix': m.twoStrokeMix,
};

/** Short units, for use after an amount. */
export const AMOUNT_UNITS: Readonly<Record<AmountUnit, string>> = {
  l: m.litresShort,
  us_gal: m.usGallonsShort,
  imp_gal: m.imperialGallonsShort,
  kg: 'kg',
  kWh: 'kWh',
};

/** Names of the units, for selectors. */
export const UNIT_NAMES: Readonly<Record<AmountUnit, string>> = {
  l: m.litres,
  us_gal: m.usGallons,
  imp_gal: m.imperialGallons,
  kg: m.kilograms,
  kWh: m.kilowattHours,
};

export const SCALE_NAMES: Readonly<Record<Scale, string>> = {
  'l/100km': m.lPer100Km,
  'km/l': m.kmPerL,
  'mpg-us': m.mpgUs,
  'mpg-imp': m.mpgImperial,
  'kWh/100km': 'kWh/100 km',
  'km/kWh': 'km/kWh',
  'mi/kWh': 'mi/kWh',
  mpge: 'MPGe',
  'kg/100km': 'kg/100 km',
  'km/kg': 'km/kg',
  'mi/kg': 'mi/kg',
};

export type NoFigure = NonNullable<usage.FigureView['reason']>;

/** Reasons in short, for a row of the list. */
export const REASONS: Readonly<Record<NoFigure, string>> = {
  'first-fill-up': m.firstFillUp,
  'not-full': m.notFull,
  'other-tank-not-full': m.otherTankNotFull,
  'other-tank-unknown': m.otherTankUnknown,
  'missed-before': m.missedBefore,
  excluded: m.excluded,
  'units-mixed': m.unitsMixed,
  'odometer-unknown': m.odometerUnknown,
  'instrument-changed': m.instrumentChanged,
  'mileage-unknown': m.mileageUnknown,
  'odometer-falls': m.odometerFalls,
  'no-distance': m.noDistance,
};

/** Reasons as sentences, for the page of a fill-up. */
export const REASONS_TOLD: Readonly<Record<NoFigure, string>> = {
  'first-fill-up': m.firstFillUpTold,
  'not-full': m.notFullTold,
  'other-tank-not-full': m.otherTankNotFullTold,
  'other-tank-unknown': m.otherTankUnknownTold,
  'missed-before': m.missedBeforeTold,
  excluded: m.excludedTold,
  'units-mixed': m.unitsMixedTold,
  'odometer-unknown': m.odometerUnknownTold,
  'instrument-changed': m.instrumentChangedTold,
  'mileage-unknown': m.mileageUnknownTold,
  'odometer-falls': m.odometerFallsTold,
  'no-distance': m.noDistanceTold,
};

/** An amount with its distance: `distance` in the odometer's unit. An hour meter has no `distance_km`. */
export interface Consumed {
  /** Litres, kilograms or kilowatt-hours. */
  amount: number | null;
  distance: number | null;
  distance_km: number | null;
}

/** Consumption as a number on the scale; null if it is unknown. */
export function figureOf({ amount, distance, distance_km }: Consumed, scale: Scale, energy: Energy): number | null {
  if (amount === null || distance === null) return null;
  if (distance_km === null) return distance > 0 ? amount / countedUnits(unitBeside(scale)) / distance : null;
  const figure = onScale(scale, amount, distance_km);
  return figure !== null && isSparing(energy) && isPerDistance(scale) ? figure * 10 : figure;
}

/** Unit of a figure: `l/100 km`; `l/h` for an hour meter. */
export function figureUnit(scale: Scale, energy: Energy, odometer: OdometerUnit): string {
  if (odometer === 'h') return `${AMOUNT_UNITS[unitBeside(scale)]}/h`;
  const name = SCALE_NAMES[scale];
  return isSparing(energy) && isPerDistance(scale) ? name.replace('100', '1000') : name;
}

/** One decimal; two below 3. */
export const figureText = (figure: number): string => formatNumber(figure, undefined, figure < 3 ? 2 : 1);

/** `7.4 l/100 km` */
export const withUnit = (figure: string, unit: string): string => `${figure}${NBSP}${unit}`;

const MOST_DECIMALS = 3;

/** `41.23 l`, with its own number of decimals, but at least `atLeast`. */
export const amountText = (amount: number, unit: AmountUnit, atLeast = 0): string =>
  withUnit(formatNumber(amount, undefined, Math.max(atLeast, decimalsOf(amount))), AMOUNT_UNITS[unit]);

/** A sum in the unit that fits a scale: `10.6 gal` with miles per gallon. */
export const countedText = (counted: number, scale: Scale): string => {
  const unit = unitBeside(scale);
  return withUnit(formatNumber(counted / countedUnits(unit), undefined, 1), AMOUNT_UNITS[unit]);
};

const decimalsOf = (value: number): number => Math.min(MOST_DECIMALS, String(value).split('.')[1]?.length ?? 0);

/** `$3.459/gal`. Fuel prices have one decimal more than sums. */
export const priceText = (price: number, currency: string | null, unit: AmountUnit): string =>
  `${formatMoney(price, undefined, currency, decimalsOf(price))}/${AMOUNT_UNITS[unit]}`;

/** Distance to which a cost refers: 100 km, a mile, an hour. */
const COSTED = { km: 100, mi: 1, h: 1 } as const;

/** `€12.40/100 km` */
export function distanceCostText({ total, distance, currency }: usage.DistanceCostView, unit: OdometerUnit): string {
  const each = (total / distance) * COSTED[unit];
  const written = formatMoney(each, undefined, currency, unit === 'km' ? 0 : MOST_DECIMALS);
  return `${written}/${unit === 'km' ? `100${NBSP}km` : unit}`;
}

export const distanceText = (distance: number, unit: OdometerUnit): string => formatMileage(Math.round(distance), unit);
