import type { OdometerUnit } from '@carnet/mf-kit';
import { COMMON_HEADERS, type DateOrder, type Field, FIELDS, type RowKind } from './table-formats';
import { plain, type Table } from './tables.rules';
import { type DecimalMark, guessMark, guessOrder, unitIn } from './values.rules';

/** How a table is read: where it has what, and how its values are written. */
export interface Mapping {
  kind: RowKind;
  /** The place of each field's column, or none. */
  columns: Readonly<Partial<Record<Field, number>>>;
  dates: DateOrder;
  mark: DecimalMark;
  /** What its odometer counts, where no column says it. */
  unit: OdometerUnit;
  currency: string;
}

/** How the person writes, for what the data leaves open. */
export type Usual = Pick<Mapping, 'dates' | 'mark' | 'unit' | 'currency'>;

/** How a table is most likely to be read: by what is known of its product, else by its headers and values. */
export function guessMapping(table: Table, usual: Usual, hasNumbers = false): Mapping {
  const columns = columnsOf(table);
  const texts = (field: Field) => valuesOf(table, columns[field]);
  const head = table.header[columns.mileage ?? -1] ?? '';
  return {
    kind: table.format?.kind ?? 'Regular Maintenance',
    columns,
    dates: table.format?.dates ?? guessOrder(texts('date'), usual.dates),
    mark: hasNumbers ? '.' : guessMark([...texts('cost'), ...texts('mileage')], usual.mark),
    unit: unitIn(head) ?? usual.unit,
    currency: usual.currency,
  };
}

const valuesOf = ({ rows }: Table, place: number | undefined): string[] =>
  place === undefined ? [] : rows.map(({ cells }) => cells[place] ?? '');

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

function placeOf(header: readonly string[], said: readonly string[] | number | undefined): number {
  if (typeof said === 'number') return said < header.length ? said : -1;
  const headers = header.map(plain);
  return said?.map((name) => headers.indexOf(name)).find((place) => place >= 0) ?? -1;
}

/** By what a mapping is found again: the title and the headers of its table. */
export const signatureOf = ({ section, header }: Table): string => [section ?? '', ...header].map(plain).join('\u0001');
