import type { garage, service } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/mf-kit';
import { decimalsOf } from '@carnet/mf-kit/forms';
import type { EventType } from '../events';
import { categoriesOf, typeOfCategory } from './categories.rules';
import type { Guessed, Mapping } from './mapping.rules';
import type { Field, LeftOut, RowKind } from './table-format';
import { placeIn, plain, type Table, type TableRow, vehicleOf } from './tables.rules';
import {
  aYearAfter,
  type Read,
  readAmount,
  readCurrency,
  readDay,
  readMileage,
  readNumber,
  readSign,
  unitIn,
} from './values.rules';

/** What becomes of a row: a service event, a reading (of a fill-up nothing else), nothing because of what it is, or nothing because a value cannot be read. */
export type Fate =
  | { event: service.CreateServiceEvent; guessed: readonly Guessed[]; categories: readonly string[] }
  | { reading: garage.CreateOdometerReading; of?: LeftOut; guessed: readonly Guessed[] }
  | { leftOut: LeftOut }
  | { field: Field; unreadable: string };

export interface JudgedRow {
  /** Its number in the file. */
  line: number;
  fate: Fate;
}

export interface Target {
  vehicle: { id: number; odometer_unit: OdometerUnit };
  /** `YYYY-MM-DD`: what is of a later day is planned. */
  today: string;
  /** What an event is called that has no name. */
  nameOf: (kind: RowKind) => string;
  /** The types that the person said of categories. */
  types: ReadonlyMap<string, EventType>;
  /** What the file calls the vehicle, where it has several: rows of others are left out. */
  called?: string;
  /** Whose are the rows that the file says of no vehicle, where it has several. */
  unnamed?: string;
}

/** A category of a file, and how many of its events are in it. */
export interface Category {
  name: string;
  rows: number;
}

const MAX_NAME = 200;

/** What becomes of each row of a table. */
export const judgedRows = (table: Table, mapping: Mapping, target: Target): JudgedRow[] =>
  table.rows.map((row) => ({ line: row.line, fate: fateOf(row, table, mapping, target) }));

/** The categories of the events among these rows, those with most events first. */
export function categoriesIn(rows: readonly JudgedRow[]): Category[] {
  const counts = new Map<string, number>();
  for (const { fate } of rows)
    for (const name of 'event' in fate ? fate.categories : []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, rows: count })).sort((one, other) => other.rows - one.rows);
}

function fateOf(row: TableRow, table: Table, mapping: Mapping, target: Target): Fate {
  if (mapping.kind === 'nothing') return { leftOut: table.format?.leftOut ?? 'other' };
  const named = vehicleOf(row, table);
  if (target.called && (named || (target.unnamed ?? target.called)) !== target.called)
    return { leftOut: 'other-vehicle' };
  const has = ({ column, is }: { column: string; is: string }) =>
    row.cells[placeIn(table.header, column)]?.trim() === is;
  const excepted = table.format?.except?.find(has);
  if (excepted) return { leftOut: excepted.leftOut };
  const reading = table.format?.readings?.find(has);
  if (reading) return readingOf(row, mapping, target, reading.of);
  return mapping.kind === 'reading'
    ? readingOf(row, mapping, target, table.format?.leftOut)
    : eventOf(row, table, mapping, target);
}

/** How the numbers of a table are read: where they are numbers already, as they are. */
const mileageOf = (text: string, { mark, isExact }: Mapping): Read<number> =>
  notNegative(isExact ? readNumber(text, mark) : readMileage(text, mark), text);

const amountOf = (text: string, currency: string, { mark, isExact }: Mapping): Read<number> =>
  notNegative(isExact ? readNumber(text, mark) : readAmount(text, mark, decimalsOf(currency)), text);

/** The text of a row's cell, by field. */
const cellsOf =
  ({ cells }: TableRow, { columns }: Mapping) =>
  (field: Field): string =>
    cells[columns[field] ?? -1]?.trim() ?? '';

const MAX_NOTE = 1_000;

function readingOf(row: TableRow, mapping: Mapping, { vehicle, today }: Target, of?: LeftOut): Fate {
  const cell = cellsOf(row, mapping);
  const day = readDay(cell('date'), mapping.dates, today);
  const mileage = mileageOf(cell('mileage'), mapping);
  if ('unreadable' in day) return { field: 'date', ...day };
  if ('unreadable' in mileage) return { field: 'mileage', ...mileage };
  const value = inVehicleUnit(mileage.value, unitIn(cell('unit')) ?? mapping.unit, vehicle.odometer_unit);
  if (value === null) return of ? { leftOut: of } : { field: 'mileage', unreadable: '' };
  if (day.value === null || day.value > today) return { field: 'date', unreadable: cell('date') };
  const note = cell('notes').slice(0, MAX_NOTE) || null;
  const guessed = guessedOf(mapping, { unit: unitIn(cell('unit')) === null });
  return { reading: { vehicle_id: vehicle.id, read_on: day.value, value, note }, of, guessed };
}

function eventOf(row: TableRow, table: Table, mapping: Mapping, { vehicle, today, nameOf, types }: Target): Fate {
  const cell = cellsOf(row, mapping);
  const day = readDay(cell('date'), mapping.dates, aYearAfter(today));
  const mileage = mileageOf(cell('mileage'), mapping);
  const currency = currencyOf(cell, mapping);
  if ('unreadable' in currency) return { field: 'currency', ...currency };
  const cost = amountOf(cell('cost'), currency.value ?? mapping.currency, mapping);
  if ('unreadable' in day) return { field: 'date', ...day };
  if ('unreadable' in mileage) return { field: 'mileage', ...mileage };
  if ('unreadable' in cost) return { field: 'cost', ...cost };
  // A row that is taken says something that stands in the file.
  if (day.value === null && cell('name') === '')
    return saysNothing(cell) ? { leftOut: 'empty' } : { field: 'date', unreadable: '' };
  const categories = categoriesOf(cell('type'), table);
  const said = categories.map((category) => typeOfCategory(category, types)).find(Boolean);
  const type = said ?? table.format?.types?.[plain(cell('type'))] ?? (mapping.kind as EventType);
  const category = categories.join(', ');
  const name = cell('name') || category || nameOf(type);
  const guessed = guessedOf(mapping, {
    unit: mileage.value !== null && mileage.value > 0 && unitIn(cell('unit')) === null,
    currency: cost.value !== null && !currency.isSaid,
  });
  return {
    ...{ guessed, categories },
    event: {
      vehicle_id: vehicle.id,
      name: shortened(name),
      type,
      status: day.value !== null && day.value > today ? 'Upcoming' : 'Completed',
      date_performed: day.value,
      mileage_at_service: inVehicleUnit(mileage.value, unitIn(cell('unit')) ?? mapping.unit, vehicle.odometer_unit),
      cost: cost.value,
      currency: cost.value === null ? null : currency.value,
      description:
        [name.length > MAX_NAME ? name : '', category === name ? '' : category, cell('description')]
          .filter(Boolean)
          .join('\n') || null,
      notes: cell('notes') || null,
    },
  };
}

const saysNothing = (cell: (field: Field) => string): boolean =>
  (['mileage', 'cost', 'notes', 'description'] as const).every((field) => /^[\s0.,]*$/.test(cell(field)));

/** By its own column, else by the sign beside the amount, else as the table is read, which is no word of the file's. */
function currencyOf(cell: (field: Field) => string, { currency }: Mapping): Read<string> & { isSaid?: boolean } {
  const said = cell('currency');
  if (said !== '' && cell('cost') !== '') return { ...readSign(said, currency), isSaid: true };
  const read = readCurrency(cell('cost'), null);
  if ('unreadable' in read) {
    const known = readCurrency(cell('cost'), currency);
    return { ...known, isSaid: true };
  }
  return read.value === null ? { value: currency } : { ...read, isSaid: true };
}

/** What a row is taken by that nobody has said, of what it needs. */
const guessedOf = ({ guessed = [] }: Mapping, needs: Partial<Record<Guessed, boolean>>): Guessed[] =>
  guessed.filter((one) => needs[one]);

const notNegative = (read: Read<number>, text: string): Read<number> =>
  'value' in read && read.value !== null && read.value < 0 ? { unreadable: text } : read;

/** A name that is too long is cut; the whole of it goes into the description. */
const shortened = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);

/** Products write 0 where nobody read the odometer. */
function inVehicleUnit(value: number | null, from: OdometerUnit, to: OdometerUnit): number | null {
  if (value === null || value === 0) return null;
  return Math.round(inUnit(value, from, to) ?? value);
}
