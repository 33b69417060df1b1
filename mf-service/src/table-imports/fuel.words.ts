import { formatNumber } from '@carnet/mf-kit/formats';
import * as m from '../messages/table-imports';
import type { AmountUnit, Energy } from './table-format';

export const ENERGY_NAMES: Readonly<Record<Energy, string>> = {
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

/** Names of the units, for selectors. */
export const UNIT_NAMES: Readonly<Record<AmountUnit, string>> = {
  l: m.litres,
  us_gal: m.usGallons,
  imp_gal: m.imperialGallons,
  kg: m.kilograms,
  kWh: m.kilowattHours,
};

const SHORT: Readonly<Record<AmountUnit, string>> = {
  l: 'l',
  us_gal: m.usGallonsShort,
  imp_gal: m.imperialGallonsShort,
  kg: 'kg',
  kWh: 'kWh',
};

/** `34.578 l`, without rounding. */
export const amountText = (amount: number, unit: AmountUnit): string =>
  `${formatNumber(amount, undefined, decimalsIn(amount))}\u00a0${SHORT[unit]}`;

const decimalsIn = (amount: number): number => String(amount).split('.')[1]?.length ?? 0;
