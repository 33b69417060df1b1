import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { type AnyUnit, amountUnitIn, usualAmountUnit } from './fuel-values.rules';
import {
  type AmountUnit,
  COMMON_HEADERS,
  type DateOrder,
  type DecimalMark,
  type Energy,
  type Field,
  FIELDS,
  type RowKind,
} from './table-format';
import { plain, type Table } from './tables.rules';
import { type DateDoubt, guessMark, guessOrder, latestPlan, unitIn } from './values.rules';

/** Mapping of a table: the columns of its fields, and the format of its values. */
export interface Mapping {
  kind: RowKind;
  /** Column index of each field. */
  columns: Readonly<Partial<Record<Field, number>>>;
  dates: DateOrder;
  /** An ambiguous date, until the person has chosen its meaning. */
  doubt?: DateDoubt | null;
  mark: DecimalMark;
  /** Values that neither the file nor the person has stated. Defaults are used: the vehicle's unit, the person's currency. */
  guessed?: readonly Guessed[];
  /** True if cells are real numbers, as in a sheet, so that no separators need parsing. */
  isExact?: boolean;
  /** Unit of the odometer, if no column states it. */
  unit: OdometerUnit;
  /** True if the unit is guessed from the file. That guess takes precedence over the vehicle's unit. */
  isUnitOfFile?: boolean;
  currency: string;
  /** Unit of amounts of fuel, if no column states it. */
  amountUnit: AmountUnit;
  /** Energy of fill-ups, if no column states it. */
  energy: Energy;
}

/** Values that a row may need and that its file does not state. */
export type Guessed = 'unit' | 'currency' | 'amountUnit' | 'energy';

/** The person's formats and defaults, for what the data leave open. `today` is `YYYY-MM-DD`. */
export interface Usual extends Pick<Mapping, 'dates' | 'mark' | 'unit' | 'currency'> {
  today: string;
  /** BCP 47. Decides which gallon is meant, and the unit of amounts without one. */
  region: string;
}

/** Choices that are reused for the next table with the same headers. Number formats are detected again. */
export type Remembered = Pick<Mapping, 'kind' | 'columns'> & Partial<Pick<Mapping, 'unit' | 'currency'>>;

export const toRemember = ({ kind, columns, unit, currency, guessed = [] }: Mapping): Remembered => ({
  ...{ kind, columns },
  ...(!guessed.includes('unit') && { unit }),
  ...(!guessed.includes('currency') && { currency }),
});

/** Most likely mapping of a table: from an earlier choice for the same headers, from its product's format, or from headers and values. */
export function guessMapping(table: Table, usual: Usual, isExact = false, said?: Remembered | null): Mapping {
  const before = isOutgrown(said, table) ? null : said;
  const columns = before?.columns ?? columnsOf(table);
  const kind = before?.kind ?? table.format?.kind ?? likelyKind(columns);
  const currency = table.facts?.currency ?? before?.currency ?? usual.currency;
  const energy: Energy = 'petrol';
  return withGuesses(
    table,
    { kind, columns, currency, energy, isExact },
    { ...usual, unit: before?.unit ?? usual.unit },
  );
}

/** True for a choice stored by a release that imported only readings of fill-ups, or no plans of this product. It is ignored. */
const isOutgrown = (said: Remembered | null | undefined, { format }: Table): boolean =>
  (format?.columns.amount !== undefined && said?.columns.amount === undefined) ||
  (format?.plans !== undefined && said?.kind === 'nothing' && said.columns.name === undefined);

/** A table with amounts of fuel and no names of work is a log of fill-ups. */
const likelyKind = ({ amount, name }: Mapping['columns']): RowKind =>
  amount !== undefined && name === undefined ? 'fill-up' : 'Regular Maintenance';

/** `mapping` with another column for a field. Detects the format of that column's values again. */
export function withColumn(
  table: Table,
  mapping: Mapping,
  field: Field,
  place: number | undefined,
  usual: Usual,
): Mapping {
  const changed = { ...mapping, columns: { ...mapping.columns, [field]: place } };
  const { dates, doubt, mark, unit, amountUnit, guessed } = withGuesses(table, changed, usual);
  if (field === 'date') return { ...changed, dates, doubt };
  if (field === 'cost' || field === 'price') return { ...changed, mark };
  if (field === 'amount') return { ...changed, mark, amountUnit, guessed };
  return field === 'mileage' ? { ...changed, mark, unit, guessed } : changed;
}

type Unguessed = Pick<Mapping, 'kind' | 'columns' | 'currency' | 'energy' | 'isExact' | 'guessed'>;

function withGuesses(table: Table, mapping: Unguessed, usual: Usual): Mapping {
  const { format, facts } = table;
  const texts = (field: Field) => valuesOf(table, mapping.columns[field]);
  const head = table.header[mapping.columns.mileage ?? -1] ?? '';
  const said = unitIn(head) ?? facts?.unit ?? format?.unit;
  const { order, doubt } = format?.dates
    ? { order: format.dates, doubt: null }
    : guessOrder(
        texts('date'),
        usual.dates,
        format?.plans && format.kind === 'nothing' ? latestPlan(usual.today) : usual.today,
      );
  // A single separator in an amount is a decimal mark, even before three digits, because no fill-up has thousands of units. The added digit makes that
  // explicit.
  const amounts = texts('amount').map((text) => `${text.trim()}0`);
  const mark =
    facts?.mark ?? format?.mark ?? guessMark([...texts('cost'), ...texts('mileage'), ...amounts], usual.mark);
  const { amountUnit, isGuessed } = amountUnitOf(table, mapping, usual);
  const needed: Record<Guessed, boolean> = {
    unit: !said,
    currency: !facts?.currency,
    amountUnit: isGuessed && mapping.columns.amount !== undefined,
    energy: mapping.columns.amount !== undefined,
  };
  return {
    ...mapping,
    ...{ dates: order, doubt },
    mark: mapping.isExact ? '.' : mark,
    unit: said ?? facts?.likelyUnit ?? usual.unit,
    ...(facts?.likelyUnit && { isUnitOfFile: true }),
    amountUnit,
    guessed: (Object.keys(needed) as Guessed[]).filter((one) => needed[one]),
  };
}

/** Unit of a table's amounts: from the header, the file or the product; otherwise the usual one in the person's region. */
function amountUnitOf(table: Table, { columns }: Unguessed, { region }: Usual) {
  const { header, format, facts } = table;
  const [inRows = ''] = valuesOf(table, columns.amountUnit);
  const ofFile = facts?.amountUnit;
  const said: AnyUnit | null =
    amountUnitIn(header[columns.amount ?? -1] ?? '') ?? amountUnitIn(inRows) ?? (ofFile === 'gal' ? 'gal' : null);
  const known =
    said && said !== 'gal'
      ? said
      : ((said ? undefined : format?.amountUnit) ?? (ofFile === 'gal' ? undefined : ofFile));
  return { amountUnit: known ?? usualAmountUnit(said, region), isGuessed: !known };
}

const valuesOf = ({ rows }: Table, place: number | undefined): string[] =>
  place === undefined ? [] : rows.map(({ cells }) => cells[place] ?? '');

/** Unit of a table's odometers, if the file states it. */
export function unitSaidIn(table: Table, { columns, guessed = [], unit }: Mapping): OdometerUnit | null {
  if (columns.mileage === undefined) return null;
  const inRows = valuesOf(table, columns.unit).map(unitIn).find(Boolean);
  return inRows ?? (guessed.includes('unit') ? null : unit);
}

function columnsOf({ header, format }: Table): Mapping['columns'] {
  const taken = new Set<number>();
  const columns: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const said = format?.columns[field];
    const place = format
      ? placeOf(header, said)
      : header.findIndex((name, at) => !taken.has(at) && COMMON_HEADERS[field].test(name));
    if (place < 0) continue;
    columns[field] = place;
    taken.add(place);
  }
  return columns;
}

/** Index of a column; -1 if it is missing. */
export function placeOf(header: readonly string[], said: readonly string[] | number | undefined): number {
  if (typeof said === 'number') return said < header.length ? said : -1;
  const headers = header.map(plain);
  return said?.map((name) => headers.indexOf(name)).find((place) => place >= 0) ?? -1;
}

/** `mapping` for the rows of a vehicle. If the unit is a mere default, the vehicle's unit replaces it. */
export const inUnitOf = (mapping: Mapping, usual: Usual, unit: OdometerUnit): Mapping =>
  mapping.guessed?.includes('unit') && mapping.unit === usual.unit && !mapping.isUnitOfFile
    ? { ...mapping, unit }
    : mapping;

/** The API's limit; longer signatures are cut. */
const MAX_SIGNATURE = 20_000;

/** Text that identifies a mapping: title and headers of its table. */
export const signatureOf = ({ section, header }: Table): string =>
  [section ?? '', ...header].map(plain).join('|').normalize().slice(0, MAX_SIGNATURE).trim();

/** `mapping` with the person's choices, which no longer count as guesses. */
export const saidOf = (mapping: Mapping, said: Partial<Pick<Mapping, Guessed>>): Mapping => ({
  ...mapping,
  ...said,
  guessed: mapping.guessed?.filter((one) => !(one in said)),
});
