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

/** The mapping of a table: the columns of its fields, and the spelling of its values. */
export interface Mapping {
  kind: RowKind;
  /** The place of each field's column, or none. */
  columns: Readonly<Partial<Record<Field, number>>>;
  dates: DateOrder;
  /** A date that reads as well in another order, until the person has said which is meant. */
  doubt?: DateDoubt | null;
  mark: DecimalMark;
  /** Values that neither the file nor the person has said: the vehicle's unit, and the person's currency, are taken for them. */
  guessed?: readonly Guessed[];
  /** Its numbers are numbers, as those of a sheet are: nothing groups their digits. */
  isExact?: boolean;
  /** The unit of its odometer, if no column says it. */
  unit: OdometerUnit;
  /** The unit is a guess of the file's own, which counts more than what the vehicle does. */
  isUnitOfFile?: boolean;
  currency: string;
  /** The unit of amounts of fuel, where no column says it. */
  amountUnit: AmountUnit;
  /** The filled energy, if no column says it. */
  energy: Energy;
}

/** Values that a row may be taken by and that its file does not say. */
export type Guessed = 'unit' | 'currency' | 'amountUnit' | 'energy';

/** The person's way to write, for values that the data leave open, and `today` for them: `YYYY-MM-DD`. */
export interface Usual extends Pick<Mapping, 'dates' | 'mark' | 'unit' | 'currency'> {
  today: string;
  /** BCP 47: by it gallons are told apart, and amounts are read that have no unit. */
  region: string;
}

/** The choices for a table that hold for the next one with its headers; marks of values are read from theirs. */
export type Remembered = Pick<Mapping, 'kind' | 'columns'> & Partial<Pick<Mapping, 'unit' | 'currency'>>;

export const toRemember = ({ kind, columns, unit, currency, guessed = [] }: Mapping): Remembered => ({
  ...{ kind, columns },
  ...(!guessed.includes('unit') && { unit }),
  ...(!guessed.includes('currency') && { currency }),
});

/** The likeliest mapping of a table: by the choices for one like it, by what is known of its product, else by its headers and values. */
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

/** A choice from the time when fill-ups had readings alone, and plans of the product were not read, is no word about the rest of them. */
const isOutgrown = (said: Remembered | null | undefined, { format }: Table): boolean =>
  (format?.columns.amount !== undefined && said?.columns.amount === undefined) ||
  (format?.plans !== undefined && said?.kind === 'nothing' && said.columns.name === undefined);

/** A table that has amounts of fuel and no work is a log of fill-ups. */
const likelyKind = ({ amount, name }: Mapping['columns']): RowKind =>
  amount !== undefined && name === undefined ? 'fill-up' : 'Regular Maintenance';

/** `mapping` with another column for a field; how the values of that column are written is guessed anew. */
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
  // No fill-up is of thousands: a lone mark of its amount stands before decimals, also before three.
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

/** The unit of a table's amounts: by the header, the file or the product, else as is usual where the person lives. */
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

/** The unit of a table's odometers, where its file says it. */
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

/** The place of a column; -1 where there is none. */
export function placeOf(header: readonly string[], said: readonly string[] | number | undefined): number {
  if (typeof said === 'number') return said < header.length ? said : -1;
  const headers = header.map(plain);
  return said?.map((name) => headers.indexOf(name)).find((place) => place >= 0) ?? -1;
}

/** `mapping` for the rows of a vehicle: what it counts is taken where nobody has said what the file does. */
export const inUnitOf = (mapping: Mapping, usual: Usual, unit: OdometerUnit): Mapping =>
  mapping.guessed?.includes('unit') && mapping.unit === usual.unit && !mapping.isUnitOfFile
    ? { ...mapping, unit }
    : mapping;

/** As much of it as is remembered. */
const MAX_SIGNATURE = 20_000;

/** The text by which a mapping is found again: the title and the headers of its table. */
export const signatureOf = ({ section, header }: Table): string =>
  [section ?? '', ...header].map(plain).join('|').normalize().slice(0, MAX_SIGNATURE).trim();

/** `mapping` with what the person says of it, which is a guess no longer. */
export const saidOf = (mapping: Mapping, said: Partial<Pick<Mapping, Guessed>>): Mapping => ({
  ...mapping,
  ...said,
  guessed: mapping.guessed?.filter((one) => !(one in said)),
});
