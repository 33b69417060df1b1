import type { garage, service } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/mf-kit/formats';
import type { EventType } from '../events';
import { type Attachment, attachmentsOf } from './attachments.rules';
import { categoriesOf, typeOfCategory } from './categories.rules';
import { amountOf, type Cell, cellsOf, currencyOf, guessedOf, odometerOf } from './cells.rules';
import { type FillUpFate, fillUpOf, lostFillUpOf, missedAfter, saysAmount } from './fill-ups.rules';
import type { Guessed, Mapping } from './mapping.rules';
import type { Field, LeftOut, RowKind } from './table-format';
import { ownFateOf } from './own-lists.rules';
import { placeIn, plain, type Table, type TableRow, vehicleOf } from './tables.rules';
import { aYearAfter, readDay } from './values.rules';

/**
 * Result of a row: a service event, a fill-up, an odometer reading (also from a fill-up without an amount), left out because of its kind, or failed because of
 * a value that cannot be parsed.
 */
export type Fate =
  | { event: service.CreateServiceEvent; guessed: readonly Guessed[]; categories: readonly string[] }
  | { reading: garage.CreateOdometerReading; of?: LeftOut; guessed: readonly Guessed[] }
  | FillUpFate
  | { leftOut: LeftOut };

export interface JudgedRow {
  /** Line of the row in the file. */
  line: number;
  fate: Fate;
  /** Attachments of the row, if it has any. */
  attached?: readonly Attachment[];
}

/** Tells whether a row is imported. */
export const isTaken = ({ fate }: JudgedRow): boolean => 'event' in fate || 'fillUp' in fate || 'reading' in fate;

export interface Target {
  vehicle: { id: number; odometer_unit: OdometerUnit };
  /** `YYYY-MM-DD`. Events of a later day count as planned. */
  today: string;
  /** Default name of an event. */
  nameOf: (kind: RowKind) => string;
  /** Event types that the person has chosen, by category. */
  types: ReadonlyMap<string, EventType>;
  /** Name of the vehicle in the file, if the file has several. Rows of other vehicles are left out. */
  called?: string;
  /** The vehicle of rows that name none, if the file has several. */
  unnamed?: string;
}

/** A category of a file, with its number of events. */
export interface Category {
  name: string;
  rows: number;
}

const MAX_NAME = 200;

export function judgedRows(table: Table, mapping: Mapping, target: Target): JudgedRow[] {
  const judged = table.rows.map((row): JudgedRow => {
    const attached = attachmentsOf(row, table);
    const fate = fateOf(row, table, mapping, target);
    return { line: row.line, fate, ...(attached.length > 0 && { attached }) };
  });
  const lost = table.rows.flatMap((row, n) =>
    isLostFillUp(judged[n]!, row, table, mapping, target) ? (lostFillUpOf(row, table, mapping, target) ?? []) : [],
  );
  const fillUps = judged.flatMap(({ fate }) => ('fillUp' in fate ? [fate.fillUp] : []));
  const missed = missedAfter(fillUps, lost);
  return judged.map((one) =>
    'fillUp' in one.fate && missed.has(one.fate.fillUp)
      ? { ...one, fate: { ...one.fate, fillUp: { ...one.fate.fillUp, missed_before: true } } }
      : one,
  );
}

/** True for a fill-up row that is not imported as one, because its amount or another value is missing or cannot be parsed. */
function isLostFillUp({ fate }: JudgedRow, row: TableRow, table: Table, mapping: Mapping, target: Target): boolean {
  if (table.format?.own || 'fillUp' in fate || leftOutOf(row, table, mapping, target)) return false;
  return isFillUpRow(row, table, mapping);
}

const isFillUpRow = (row: TableRow, table: Table, mapping: Mapping): boolean =>
  mapping.kind === 'fill-up' || table.format?.readings?.find(has(row, table))?.of === 'fill-up';

/** Categories of the events among these rows, most frequent first. */
export function categoriesIn(rows: readonly JudgedRow[]): Category[] {
  const counts = new Map<string, number>();
  for (const { fate } of rows)
    for (const name of 'event' in fate ? fate.categories : []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, rows: count })).sort((one, other) => other.rows - one.rows);
}

type OfColumn = { column: string; is: string };

const has =
  ({ cells }: TableRow, { header }: Table) =>
  ({ column, is }: OfColumn): boolean =>
    cells[placeIn(header, column)]?.trim() === is;

/** Reason to leave a row out because of its kind, not because of its values; null otherwise. */
export function leftOutOf(row: TableRow, table: Table, mapping: Mapping, target: Target): LeftOut | null {
  const named = vehicleOf(row, table);
  if (target.called && (named || (target.unnamed ?? target.called)) !== target.called) return 'other-vehicle';
  if (mapping.kind === 'nothing') return table.format?.leftOut ?? 'other';
  return table.format?.except?.find(has(row, table))?.leftOut ?? null;
}

function fateOf(row: TableRow, table: Table, mapping: Mapping, target: Target): Fate {
  const leftOut = leftOutOf(row, table, mapping, target);
  if (leftOut) return { leftOut };
  if (table.format?.own) return ownFateOf(row, table, target);
  const reading = table.format?.readings?.find(has(row, table));
  if (isFillUpRow(row, table, mapping))
    return saysAmount(row, mapping)
      ? fillUpOf(row, table, mapping, target)
      : readingOf(row, table, mapping, target, 'fill-up');
  if (reading) return readingOf(row, table, mapping, target, reading.of);
  return mapping.kind === 'reading'
    ? readingOf(row, table, mapping, target, table.format?.leftOut)
    : eventOf(row, table, mapping, target);
}

const MAX_NOTE = 1_000;

function readingOf(row: TableRow, table: Table, mapping: Mapping, target: Target, of?: LeftOut): Fate {
  const { vehicle, today } = target;
  const cell = cellsOf(row, mapping);
  const day = readDay(cell('date'), mapping.dates, today);
  const odometer = odometerOf(row, table, mapping, vehicle.odometer_unit);
  if ('unreadable' in day) return { field: 'date', ...day };
  if ('unreadable' in odometer) return odometer;
  const { value, isUnitSaid } = odometer;
  if (value === null) return of ? { leftOut: of } : { field: 'mileage', unreadable: '' };
  if (day.value === null || day.value > today) return { field: 'date', unreadable: cell('date') };
  const note = cell('notes').slice(0, MAX_NOTE) || null;
  const guessed = guessedOf(mapping, { unit: !isUnitSaid });
  return { reading: { vehicle_id: vehicle.id, read_on: day.value, value, note }, of, guessed };
}

/** The work that a row names, done or planned, with its event type. */
export function workOf(cell: Cell, table: Table, mapping: Mapping, { nameOf, types }: Target) {
  const categories = categoriesOf(cell('type'), table);
  const said = categories.map((category) => typeOfCategory(category, types)).find(Boolean);
  const usual = mapping.kind === 'nothing' ? 'Regular Maintenance' : (mapping.kind as EventType);
  const type = said ?? table.format?.types?.[plain(cell('type'))] ?? usual;
  const category = categories.join(', ');
  return { type, categories, category, name: cell('name') || category || nameOf(type) };
}

function eventOf(row: TableRow, table: Table, mapping: Mapping, target: Target): Fate {
  const { vehicle, today } = target;
  const cell = cellsOf(row, mapping);
  const day = readDay(cell('date'), mapping.dates, aYearAfter(today));
  const odometer = odometerOf(row, table, mapping, vehicle.odometer_unit);
  const currency = currencyOf(cell, mapping);
  if ('unreadable' in currency) return { field: 'currency', ...currency };
  const cost = amountOf(cell('cost'), currency.value ?? mapping.currency, mapping);
  if ('unreadable' in day) return { field: 'date', ...day };
  if ('unreadable' in odometer) return odometer;
  if ('unreadable' in cost) return { field: 'cost', ...cost };
  // A row needs at least a date or a name.
  if (day.value === null && cell('name') === '')
    return saysNothing(cell) ? { leftOut: 'empty' } : { field: 'date', unreadable: '' };
  const { type, categories, category, name } = workOf(cell, table, mapping, target);
  const guessed = guessedOf(mapping, {
    unit: !odometer.isUnitSaid,
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
      mileage_at_service: odometer.value,
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

/** Cuts a name that is too long. The whole name goes into the description. */
export const shortened = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);
