import type { CellValue } from 'read-excel-file/browser';

/** As many as a history can have; a larger file is split by whoever has one. */
export const MAX_ROWS = 20_000;
export const MAX_BYTES = 10 * 1024 * 1024;

export type FileFault = 'too-large' | 'too-many-rows' | 'unreadable';

/** A file that is no table. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem';
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

export interface TableFile {
  name: string;
  /** All cells as text. */
  rows: readonly (readonly string[])[];
  /** A sheet's numbers are numbers: nobody has to guess how they are written. */
  isSheet: boolean;
}

/** Reads a CSV file, or the first sheet of an XLSX file. @throws TableProblem */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new TableProblem('too-large');
  const rows = await (isWorkbook(file) ? sheetOf(file) : separatedOf(file)).catch(() => {
    throw new TableProblem('unreadable');
  });
  if (rows.length > MAX_ROWS + 1) throw new TableProblem('too-many-rows');
  return { name: file.name, rows, isSheet: isWorkbook(file) };
}

const isWorkbook = ({ name, type }: File): boolean => /\.xlsx$/i.test(name) || type.includes('spreadsheetml');

async function separatedOf(file: File): Promise<string[][]> {
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const text = decoded(await file.arrayBuffer());
  if (text.includes('\0')) throw new TableProblem('unreadable');
  return papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** What separates cells: of the first lines outside of quotes, the mark that is there most often. A title of a section has none. */
export function delimiterOf(text: string): string {
  const sample = text.slice(0, 16_384).replace(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((mark) => sample.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** Text in the encoding that its first bytes name, in UTF-8, or in what Windows wrote before that. */
export function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function sheetOf(file: File): Promise<string[][]> {
  const { readSheet } = await import(/* webpackChunkName: "xlsx" */ 'read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(textOf));
}

function textOf(cell: CellValue | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}
