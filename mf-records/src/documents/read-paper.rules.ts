import { PART_NAME_MAX_LENGTH } from '@carnet/contracts/garage';
import type { records } from '@carnet/contracts';
import { formatMileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import { decimalsOf, moneyText } from '@carnet/mf-kit/forms';
import type { VehicleOption } from '../lookups';
import { sumOfParts } from './invoice-entry.rules';
import type { PartRow } from './part-row';

type Suggestion = records.SuggestionView;

/** Alike for signs that a machine takes for each other. */
const LOOKS: Readonly<Record<string, string>> = {
  ...{ I: '1', O: '0', Q: '0', D: '0', S: '5', B: '8', Z: '2', G: '6' },
};
const lookOf = (vin: string): string => vin.toUpperCase().replace(/[IOQDSBZG]/g, (sign) => LOOKS[sign]!);

/** So short a plate may stand in any text. */
const SHORTEST_PLATE = 5;
const signsOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The one vehicle whose VIN a paper names, or whose number plate stands in its owner's own words; null where none does, or several. */
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

/** The odometer's reading, unless the paper says it in another unit than that of the vehicle. */
export function mileageRead(
  suggested: Pick<Suggestion, 'mileage' | 'mileage_unit'> | null,
  unit: OdometerUnit,
): { text: string; value: string } | null {
  const { mileage, mileage_unit } = suggested ?? { mileage: null, mileage_unit: null };
  if (mileage === null || (mileage_unit !== null && mileage_unit !== unit)) return null;
  return { text: formatMileage(mileage, unit), value: String(mileage) };
}

/** Names the row that a part has become, also after a reload. */
export const keyOfRead = (at: number): string => `read-${at}`;

/** As many as there are, at what one of them costs; what does not come to whole cents is one. */
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

/** The cost of the event beside the parts that were taken from its paper, so that each cent counts once. */
export function costBeside(amount: number, parts: readonly PartRow[], currency: string): number {
  const ofParts = sumOfParts(parts.filter(({ key }) => key.startsWith('read-')));
  return Number(Math.max(0, amount - ofParts).toFixed(decimalsOf(currency)));
}
