import type { CellValue } from 'read-excel-file/browser';

/** A sheet of a workbook, with all cells as text. */
export interface Sheet {
  name: string;
  isHidden: boolean;
  rows: readonly (readonly string[])[];
}

/** Limit for a sheet's XML, in bytes. No sheet that a person writes is as long. */
const MOST_XML = 100 * 1024 * 1024;

export interface Workbook {
  sheets: Sheet[];
  /** False if only values could be read. Then no sheet counts as hidden, and a formula without a value is empty. */
  isLookedInto: boolean;
}

/** Sheets of an XLSX file that have rows, hidden ones last. A cell without a value shows its formula or its error: `=B2*1.19`, `#DIV/0!`. */
export async function sheetsOf(file: File, bytes: ArrayBuffer): Promise<Workbook> {
  const { default: readAll } = await import(/* webpackChunkName: "xlsx" */ 'read-excel-file/browser');
  // The cell reader opens archives that the stricter reader for pictures refuses, so the second result may be null.
  const [sheets, about] = await Promise.all([readAll(bytes), aboutSheets(file).catch(() => null)]);
  const read = sheets
    .map(({ sheet: name, data }) => {
      const { isHidden = false, valueless = [] } = about?.get(name) ?? {};
      const rows = data.map((row) => row.map(writtenIn));
      for (const { row, column, text } of valueless) if (rows[row]?.[column] === '') rows[row][column] = text;
      return { name, isHidden, rows };
    })
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return { sheets: read, isLookedInto: about !== null };
}

function writtenIn(cell: CellValue | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}

interface AboutSheet {
  isHidden: boolean;
  valueless: ValuelessCell[];
}

/** Row and column, counted from 0. */
interface ValuelessCell {
  row: number;
  column: number;
  text: string;
}

/** Facts about sheets, by name, that the cell reader does not return. */
async function aboutSheets(file: File): Promise<Map<string, AboutSheet>> {
  const { openArchive } = await import(/* webpackChunkName: "picture-zip" */ '../import-pictures/zip-archive');
  const parts = new Map((await openArchive(file)).map((part) => [part.path, part]));
  const textOf = async (path = ''): Promise<string> => {
    const part = parts.get(path);
    if (!part || part.fault !== null || part.bytes > MOST_XML) return '';
    return new TextDecoder().decode(await (await part.read()).arrayBuffer());
  };
  const paths = pathsOf(await textOf('xl/_rels/workbook.xml.rels'));
  const about = new Map<string, AboutSheet>();
  for (const sheet of elementsOf(await textOf('xl/workbook.xml'), 'sheet')) {
    const state = sheet.getAttribute('state') ?? 'visible';
    const valueless = valuelessIn(await textOf(paths.get(sheet.getAttribute('r:id') ?? '')));
    about.set(sheet.getAttribute('name') ?? '', { isHidden: state !== 'visible', valueless });
  }
  return about;
}

const elementsOf = (xml: string, name: string): Element[] => [
  ...new DOMParser().parseFromString(xml || '<none/>', 'application/xml').getElementsByTagName(name),
];

const pathsOf = (relations: string): Map<string, string> =>
  new Map(
    elementsOf(relations, 'Relationship').map((relation) => {
      const target = relation.getAttribute('Target') ?? '';
      return [relation.getAttribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );

/** Finds formulas without a stored result, as programs write them, and errors. */
function valuelessIn(xml: string): ValuelessCell[] {
  const found: ValuelessCell[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c\b([^>]*[^>/])>(.*?)<\/c>/gs)) {
    const [, letters = '', digits = ''] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? [];
    const formula = /<f\b[^>]*>([^<]*)<\/f>/.exec(content)?.[1];
    const value = /<v\b[^>]*>([^<]*)<\/v>/.exec(content)?.[1];
    const isError = /\bt="e"/.test(attributes);
    const text = isError ? value : formula !== undefined && !value ? `=${formula}` : undefined;
    if (letters && text) found.push({ row: Number(digits) - 1, column: columnOf(letters), text: plainText(text) });
  }
  return found;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const plainText = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
