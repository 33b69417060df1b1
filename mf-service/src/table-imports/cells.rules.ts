import { inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import { decimalsOf } from '@carnet/mf-kit/forms';
import type { Guessed, Mapping } from './mapping.rules';
import type { Field } from './table-format';
import { type Table, type TableRow, vehicleOf } from './tables.rules';
import { type Read, readAmount, readCurrency, readMileage, readNumber, readSign, unitIn } from './values.rules';

/** Parses a mileage. Real numbers from a sheet need no guess about separators. */
export const mileageOf = (text: string, { mark, isExact }: Mapping): Read<number> =>
  notNegative(isExact ? readNumber(text, mark) : readMileage(text, mark), text);

export const amountOf = (text: string, currency: string, { mark, isExact }: Mapping): Read<number> =>
  notNegative(isExact ? readNumber(text, mark) : readAmount(text, mark, decimalsOf(currency)), text);

export type Cell = (field: Field) => string;

/** Returns a function that reads a row's cells by field. */
export const cellsOf =
  ({ cells }: TableRow, { columns }: Mapping): Cell =>
  (field): string =>
    cells[columns[field] ?? -1]?.trim() ?? '';

/** Currency of an amount: from its own column, from the sign beside the amount, or the table's default. `isSaid` is false for the default. */
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

/** The mapping's guesses that affect this row. */
export const guessedOf = ({ guessed = [] }: Mapping, needs: Partial<Record<Guessed, boolean>>): Guessed[] =>
  guessed.filter((one) => needs[one]);

export const notNegative = (read: Read<number>, text: string): Read<number> =>
  'value' in read && read.value !== null && read.value < 0 ? { unreadable: text } : read;

/** Mileage of a row in its vehicle's unit, and whether the file states the unit; or the value that cannot be parsed. */
export type ReadOdometer = { value: number | null; isUnitSaid: boolean } | { field: Field; unreadable: string };

/**
 * Uses the unit of the row, of the file's vehicle, or of the table, in this order. Products write 0 for an unknown mileage. Hours cannot be converted to a
 * distance.
 */
export function odometerOf(row: TableRow, table: Table, mapping: Mapping, counts: OdometerUnit): ReadOdometer {
  const cell = cellsOf(row, mapping);
  const read = mileageOf(cell('mileage'), mapping);
  if ('unreadable' in read) return { field: 'mileage', ...read };
  if (!read.value) return { value: null, isUnitSaid: true };
  const said = unitIn(cell('unit')) ?? table.facts?.units?.get(vehicleOf(row, table)) ?? null;
  const value = inUnit(read.value, said ?? mapping.unit, counts);
  if (value === null) return { field: 'unit', unreadable: said ?? mapping.unit };
  return { value: Math.round(value), isUnitSaid: said !== null };
}
