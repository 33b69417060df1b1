import { inUnit, type OdometerUnit } from '@carnet/mf-kit';
import { decimalsOf } from '@carnet/mf-kit/forms';
import type { Guessed, Mapping } from './mapping.rules';
import type { Field } from './table-format';
import type { TableRow } from './tables.rules';
import { type Read, readAmount, readCurrency, readMileage, readNumber, readSign } from './values.rules';

/** The readings of a table's numbers: as they are, if they are numbers already. */
export const mileageOf = (text: string, { mark, isExact }: Mapping): Read<number> =>
  notNegative(isExact ? readNumber(text, mark) : readMileage(text, mark), text);

export const amountOf = (text: string, currency: string, { mark, isExact }: Mapping): Read<number> =>
  notNegative(isExact ? readNumber(text, mark) : readAmount(text, mark, decimalsOf(currency)), text);

export type Cell = (field: Field) => string;

/** The text of a row's cell, by field. */
export const cellsOf =
  ({ cells }: TableRow, { columns }: Mapping): Cell =>
  (field): string =>
    cells[columns[field] ?? -1]?.trim() ?? '';

/** By its own column, else by the sign beside the amount, else as the table is read, which is no word of the file's. */
export function currencyOf(
  cell: Cell,
  { currency }: Mapping,
  of: 'cost' | 'price' = 'cost',
): Read<string> & { isSaid?: boolean } {
  const said = cell('currency');
  if (said !== '' && cell(of) !== '') return { ...readSign(said, currency), isSaid: true };
  const read = readCurrency(cell(of), null);
  if ('unreadable' in read) {
    const known = readCurrency(cell(of), currency);
    return { ...known, isSaid: true };
  }
  return read.value === null ? { value: currency } : { ...read, isSaid: true };
}

/** The guesses of a row among the values that it needs. */
export const guessedOf = ({ guessed = [] }: Mapping, needs: Partial<Record<Guessed, boolean>>): Guessed[] =>
  guessed.filter((one) => needs[one]);

export const notNegative = (read: Read<number>, text: string): Read<number> =>
  'value' in read && read.value !== null && read.value < 0 ? { unreadable: text } : read;

/** Products write 0 where nobody read the odometer. */
export function inVehicleUnit(value: number | null, from: OdometerUnit, to: OdometerUnit): number | null {
  if (value === null || value === 0) return null;
  return Math.round(inUnit(value, from, to) ?? value);
}
