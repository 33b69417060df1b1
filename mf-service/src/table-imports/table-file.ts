import { TABLE_FORMATS, unshielded } from './formats';
import { KEY_MARK, WITHIN } from './table-format';
import { type AttachmentSource, isLink } from './attachments.rules';
import { type Sheet, sheetsOf } from './workbook';

/** Enough for any history. A person with a larger file has to split it. */
export const MAX_ROWS = 20_000;
export const MAX_BYTES = 10 * 1024 * 1024;

export type FileFault = 'too-large' | 'too-many-rows' | 'encrypted' | 'unreadable';

/** A file that cannot be read as a table. */
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
  /** True if cells are real numbers, as in a sheet, so that their format is known. */
  hasNumbers: boolean;
  /** Readable sheets of a workbook, if several have rows. `sheet` names the one in `rows`. */
  sheets?: readonly Sheet[];
  sheet?: string;
  /** True for a workbook whose hidden sheets and uncomputed formulas could not be detected. */
  isHalfKnown?: boolean;
  /** Source of the attachments that the rows name. */
  attached?: AttachmentSource;
  /** SHA-256 of the bytes, which identifies the file; null if the browser cannot compute it (without HTTPS). */
  sha256: string | null;
}

type Read = Omit<TableFile, 'name' | 'sha256' | 'attached'>;

/** Reads a CSV, JSON or XLSX file. Of a workbook, reads the first visible sheet. @throws TableProblem */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new TableProblem('too-large');
  const bytes = await file.arrayBuffer();
  return asFile(file.name, bytes, () => contentOf(file, bytes));
}

/** Reads lists of objects that did not come from a file. @throws TableProblem */
export async function readLists(name: string, lists: Readonly<Record<string, readonly object[]>>): Promise<TableFile> {
  const text = JSON.stringify(lists);
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_BYTES) throw new TableProblem('too-large');
  return asFile(name, bytes.buffer, () => objectsOf(name, text));
}

async function asFile(name: string, bytes: ArrayBuffer, read: () => Read | Promise<Read>): Promise<TableFile> {
  const content = await Promise.resolve()
    .then(read)
    .catch((error: unknown) => {
      throw error instanceof TableProblem ? error : new TableProblem('unreadable');
    });
  if (content.rows.length > MAX_ROWS + 1) throw new TableProblem('too-many-rows');
  return { name, ...content, sha256: await hashOf(bytes) };
}

async function contentOf(file: File, bytes: ArrayBuffer): Promise<Read> {
  if (/\.xlsx$/i.test(file.name) || file.type.includes('spreadsheetml')) return bookOf(file, bytes);
  const text = textOf(bytes);
  return isJson(text) ? objectsOf(file.name, isLines(file) ? listOfLines(text) : text) : separatedOf(text);
}

async function hashOf(bytes: ArrayBuffer): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function textOf(bytes: ArrayBuffer): string {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new TableProblem('unreadable');
  return text;
}

/** Detects JSON by content: a list of objects, or an object. */
const isJson = (text: string): boolean => /^\s*(?:\[\s*\{|\{\s*")/.test(text);

const isLines = ({ name }: File): boolean => /\.ndjson$/i.test(name);

const listOfLines = (text: string): string => `[${text.trimEnd().split('\n').join(',')}]`;

type JsonObject = Record<string, unknown>;

interface JsonList {
  key: string | null;
  objects: readonly JsonObject[];
}

/**
 * Converts lists of objects to tables. The lists of an object are named by their keys; a single list by the file's name if that says what it is
 * (`servicerecords.json`). A single object becomes a list of one.
 */
function objectsOf(fileName: string, text: string): Read {
  const whole = JSON.parse(text) as JsonObject | unknown[];
  if (isEncrypted(whole)) throw new TableProblem('encrypted');
  const tables = listsIn(fileName, whole).flatMap(withInner);
  const objects = tables.flatMap((list) => list.objects);
  return {
    rows: tables.flatMap((list) => [...(list.key ? [[`${KEY_MARK}${list.key}`]] : []), ...rowsOf(list.objects)]),
    hasNumbers: objects.some((object) => Object.values(object).some((value) => typeof value === 'number')),
  };
}

/** With a password, Tracktor writes all lists into one encrypted text. */
const isEncrypted = (whole: JsonObject | unknown[]): boolean =>
  !Array.isArray(whole) && whole.encrypted === true && typeof whole.data === 'string';

function listsIn(fileName: string, whole: JsonObject | unknown[]): JsonList[] {
  const lists = Array.isArray(whole)
    ? (dumpedIn(whole) ?? [[/^([a-z]+records)\b/i.exec(fileName)?.[1] ?? null, whole] as const])
    : Object.entries(whole);
  return lists.map(([key, value]) => ({
    key,
    objects: (Array.isArray(value) ? value : [value]).filter(isObject).map(withExtraFields),
  }));
}

/** Tables of a database dump by phpMyAdmin: a list of objects, each with its name and rows. */
function dumpedIn(whole: readonly unknown[]): [string, unknown[]][] | null {
  const tables = whole
    .filter(isObject)
    .flatMap(({ type, name, data }): [string, unknown[]][] =>
      type === 'table' && typeof name === 'string' && Array.isArray(data) ? [[name, data]] : [],
    );
  return tables.length > 0 ? tables : null;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Appends LubeLogger's extra fields, and attachments that are links, to the note of a record. */
function withExtraFields(object: JsonObject): JsonObject {
  const { notes, extraFields, files } = object;
  const lines = [
    ...pairsIn(extraFields, 'value'),
    ...pairsIn(files, 'location').filter(([, location]) => isLink(location)),
  ].map(([name, text]) => `${name}: ${text}`);
  const note = typeof notes === 'string' ? notes : '';
  return lines.length > 0 ? { ...object, notes: [note, ...lines].filter(Boolean).join('\n') } : object;
}

function pairsIn(list: unknown, key: string): [name: string, text: string][] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap(({ name, [key]: text }): [string, string][] => {
    return typeof name === 'string' && typeof text === 'string' && text.trim() !== '' ? [[name, text]] : [];
  });
}

/** Keys of lists that products nest in their objects. */
const INNER_KEYS = new Set(TABLE_FORMATS.flatMap(({ section = [], isKey }) => (isKey ? section : [])));

const isInner = (key: string, value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every(isObject) && INNER_KEYS.has(key.toLowerCase());

/** Name of the column with attachments of a list. It is not extracted as a nested list. */
const attachedIn = (list: string | null): string | undefined =>
  TABLE_FORMATS.find(({ section = [], isKey, attachments }) => isKey && attachments && section.includes(list ?? ''))
    ?.attachments?.column;

/** Extracts nested lists: returns the list without them, followed by each nested list, whose rows get the parent's `id`. */
function withInner({ key, objects }: JsonList): JsonList[] {
  const inner = new Map<string, JsonObject[]>();
  const attached = attachedIn(key);
  const outer = objects.map((object) => {
    const own: JsonObject = {};
    for (const [name, value] of Object.entries(object)) {
      if (name === attached || !isInner(name, value)) {
        own[name] = value;
        continue;
      }
      const rows = inner.get(name) ?? [];
      for (const row of value) rows.push({ ...row, [WITHIN]: object.id });
      inner.set(name, rows);
    }
    return own;
  });
  const own = { key, objects: outer.filter((object) => Object.keys(object).length > 0) };
  return [
    ...(own.objects.length > 0 ? [own] : []),
    ...[...inner].flatMap(([name, rows]) => withInner({ key: name, objects: rows })),
  ];
}

function rowsOf(objects: readonly JsonObject[]): string[][] {
  const header = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return [header, ...objects.map((object) => header.map((key) => cellOf(object[key])))];
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function separatedOf(text: string): Promise<Read> {
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const written = mended(text);
  const rows = papa.parse<string[]>(written, { delimiter: delimiterOf(written) }).data;
  return { rows: isOwn(rows[0] ?? []) ? unshielded(rows) : rows, hasNumbers: false };
}

/** Fixes nonstandard quotes of two products: Drivvo puts a number after a quote (`"Full tank" 2`), Spritmonitor writes `\\"` within a text. */
function mended(text: string): string {
  if (/^\ufeff?\s*"?##/.test(text)) return text.replace(/"([^"\n\r]*)" (\d)(?=[,;\t\r\n])/g, '"$1 $2"');
  return /^\ufeff?(?:Datum;Km-Stand|Date;Odometer);/i.test(text) ? text.replace(/\\"/g, '""') : text;
}

const isOwn = (header: readonly string[]): boolean =>
  TABLE_FORMATS.some(({ own, has = [] }) => own && has.every((column) => header.includes(column)));

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Detects the delimiter: the most frequent one outside of quotes at the beginning of the text. The title of a section contains none. */
export function delimiterOf(text: string): string {
  const said = /^\ufeff?ROAD TRIP CSV "(.)/i.exec(text)?.[1];
  if (said) return said;
  // Also removes a quoted text that the sample cuts off, because it may contain any number of delimiters.
  const sample = text.slice(0, 16_384).replace(/"(?:[^"]|"")*(?:"|$)/g, '');
  const counts = DELIMITERS.map((mark) => sample.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** Decodes text by its byte order mark, as UTF-8, or else as Windows-1252. */
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

/** Sheets with too many rows are skipped if another sheet fits. A hidden sheet is not used in place of a visible one. */
async function bookOf(file: File, bytes: ArrayBuffer): Promise<Read> {
  const { sheets: all, isLookedInto } = await sheetsOf(file, bytes);
  const sheets = all.filter(({ rows }) => rows.length <= MAX_ROWS + 1);
  const shown = sheets[0] ?? all[0];
  if (!shown) throw new TableProblem('unreadable');
  if (shown.isHidden && !all[0]!.isHidden) throw new TableProblem('too-many-rows');
  const choice = sheets.length > 1 ? { sheets, sheet: shown.name } : {};
  return { rows: shown.rows, hasNumbers: true, ...choice, ...(!isLookedInto && { isHalfKnown: true }) };
}

/** The same file with the rows of another sheet. */
export function withSheet(file: TableFile, name: string): TableFile {
  const sheet = file.sheets?.find((one) => one.name === name);
  return sheet ? { ...file, rows: sheet.rows, sheet: sheet.name } : file;
}
