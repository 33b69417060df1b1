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
      return { section, header, rows: body, format: formatOf(section, header) };
    });
}

/** Whose table it is: by its title, or by its headers. Titles that two products have in common are told apart by the headers. */
function formatOf(section: string | null, header: readonly string[]): TableFormat | null {
  const headers = new Set(header.map(plain));
  const hasAll = ({ has }: TableFormat) => has !== undefined && has.every((name) => headers.has(name));
  const titled = TABLE_FORMATS.filter((format) => section !== null && format.section?.includes(plain(section)));
  return titled.find(hasAll) ?? titled[0] ?? TABLE_FORMATS.find(hasAll) ?? null;
}
