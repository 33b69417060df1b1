import { TABLE_FORMATS, type TableFormat } from './table-formats';

/** A row of a table, with its number in the file: the first is 1, as a spreadsheet counts. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

export interface Table {
  /** Its title in the file, where it has one. */
  section: string | null;
  header: readonly string[];
  rows: readonly TableRow[];
  format: TableFormat | null;
}

/** A header or a title as it is compared. */
export const plain = (text: string | undefined): string =>
  (text ?? '').replace(/^#+/, '').replace(/\s+/g, ' ').trim().toLowerCase();

const TITLES = new Set(TABLE_FORMATS.flatMap(({ section = [] }) => section));

const isTitle = ([first = '', ...others]: readonly string[]): boolean =>
  others.every((cell) => cell.trim() === '') &&
  (/^\s*##/.test(first) || /^\s*#\w/.test(first) || TITLES.has(plain(first)));

/** The tables of a file: of its rows, each title begins another, and the first row after it says what the columns are. */
export function tablesOf(rows: readonly (readonly string[])[]): Table[] {
  const found: { section: string | null; rows: TableRow[] }[] = [{ section: null, rows: [] }];
  rows.forEach((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (isTitle(cells)) found.push({ section: cells[0]!.replace(/^\s*#+/, '').trim(), rows: [] });
    else found.at(-1)!.rows.push({ line: at + 1, cells });
  });
  return found
    .filter((table) => table.rows.length > 1)
    .map(({ section, rows: [head, ...body] }) => {
      const header = head!.cells.map((cell) => cell.trim());
      return withWholeDates({ section, header, rows: body, format: formatOf(section, header) });
    });
}

/** The place of a column, by its header; -1 where there is none. */
export const placeIn = (header: readonly string[], name: string): number => header.map(plain).indexOf(name);

/** A table whose dates stand in three columns gets one more, which has them whole. */
function withWholeDates(table: Table): Table {
  const { header, rows, format } = table;
  if (!format?.dateParts) return table;
  const [day, month, year] = format.dateParts.map((name) => placeIn(header, name)) as [number, number, number];
  // Some releases write January as 0: then all months are one more.
  const first = rows.some(({ cells }) => cells[month]?.trim() === '0') ? 1 : 0;
  const dateOf = (cells: readonly string[]) =>
    [cells[year], Number(cells[month] || NaN) + first, cells[day]].map((part) => String(part ?? '').trim()).join('-');
  return {
    ...table,
    header: [...header, 'Date'],
    rows: rows.map(({ line, cells }) => ({ line, cells: [...header.map((_, at) => cells[at] ?? ''), dateOf(cells)] })),
  };
}

/** What a file calls its vehicles, the one with most rows first; none where it does not say. */
export function vehiclesIn(tables: readonly Table[]): string[] {
  const rows = new Map<string, number>();
  for (const table of tables)
    for (const row of table.rows) {
      const vehicle = vehicleOf(row, table);
      if (vehicle) rows.set(vehicle, (rows.get(vehicle) ?? 0) + 1);
    }
  return [...rows].sort(([, one], [, other]) => other - one).map(([vehicle]) => vehicle);
}

/** What a row calls its vehicle; nothing where its table does not say. */
export function vehicleOf({ cells }: TableRow, { header, format }: Table): string {
  return format?.vehicle === undefined ? '' : (cells[placeIn(header, format.vehicle)]?.trim() ?? '');
}

/** Whose table it is: by its title, or by its headers. Titles that two products have in common are told apart by the headers. */
function formatOf(section: string | null, header: readonly string[]): TableFormat | null {
  const headers = new Set(header.map(plain));
  const hasAll = ({ has }: TableFormat) => has !== undefined && has.every((name) => headers.has(name));
  const titled = TABLE_FORMATS.filter((format) => section !== null && format.section?.includes(plain(section)));
  return titled.find(hasAll) ?? titled[0] ?? TABLE_FORMATS.find(hasAll) ?? null;
}
