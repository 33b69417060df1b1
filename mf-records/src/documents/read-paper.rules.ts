import { PART_NAME_MAX_LENGTH } from '@carnet/contracts/garage';
import type { records } from '@carnet/contracts';
import { formatMileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import { decimalsOf, moneyText } from '@carnet/mf-kit/forms';
import type { VehicleOption } from '../lookups';
import { sumOfParts } from './invoice-entry.rules';
import type { PartRow } from './part-row';

type Suggestion = records.SuggestionView;

/** Characters that OCR confuses, mapped to one of them. */
const LOOKS: Readonly<Record<string, string>> = {
  ...{ I: '1', O: '0', Q: '0', D: '0', S: '5', B: '8', Z: '2', G: '6' },
};
const lookOf = (vin: string): string => vin.toUpperCase().replace(/[IOQDSBZG]/g, (sign) => LOOKS[sign]!);

/** Shorter plates would match by chance. */
const SHORTEST_PLATE = 5;
const signsOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The one vehicle whose VIN is on the paper, or whose number plate is in its owner's notes; null if none or several match. */
export function vehicleRead(suggested: Suggestion | null, vehicles: readonly VehicleOption[]): VehicleOption | null {
  if (!suggested) return null;
  const { vin_read, plate } = suggested;
  const byVin = vin_read ? vehicles.filter(({ vin }) => vin && lookOf(vin) === lookOf(vin_read)) : [];
  if (byVin.length > 0) return byVin.length === 1 ? byVin[0]! : null;
  const signs = signsOf(plate ?? '');
  const byPlate =
    signs.length >= SHORTEST_PLATE ? vehicles.filter(({ words }) => signsOf(words ?? '').includes(signs)) : [];
  return byPlate.length === 1 ? byPlate[0]! : null;
}

/** Mileage read from the paper; null if it is in another unit than the vehicle's. */
export function mileageRead(
  suggested: Pick<Suggestion, 'mileage' | 'mileage_unit'> | null,
  unit: OdometerUnit,
): { text: string; value: string } | null {
  const { mileage, mileage_unit } = suggested ?? { mileage: null, mileage_unit: null };
  if (mileage === null || (mileage_unit !== null && mileage_unit !== unit)) return null;
  return { text: formatMileage(mileage, unit), value: String(mileage) };
}

/** Key of the row made from a part that was read. It is the same after a reload. */
export const keyOfRead = (at: number): string => `read-${at}`;

/** Part row: quantity and price of one piece. If the price of one is not a whole number of cents, the row has quantity 1 and the whole amount. */
export function partRead({ name, quantity, amount }: records.SuggestedPartView, at: number, currency: string): PartRow {
  const price = Number((amount / quantity).toFixed(decimalsOf(currency)));
  const isWhole = Number((price * quantity).toFixed(decimalsOf(currency))) === amount;
  return {
    key: keyOfRead(at),
    name: (isWhole ? name : `${quantity} × ${name}`).slice(0, PART_NAME_MAX_LENGTH),
    part_number: '',
    quantity: String(isWhole ? quantity : 1),
    cost: moneyText(isWhole ? price : amount, currency),
  };
}

/** Cost of the event without the parts taken from its paper, so that each cent counts once. */
export function costBeside(amount: number, parts: readonly PartRow[], currency: string): number {
  const ofParts = sumOfParts(parts.filter(({ key }) => key.startsWith('read-')));
  return Number(Math.max(0, amount - ofParts).toFixed(decimalsOf(currency)));
}
