import { TABLE_FORMATS, unshielded } from './formats';
import { KEY_MARK, WITHIN } from './table-format';
import { type AttachmentSource, isLink } from './attachments.rules';
import { type Sheet, sheetsOf } from './workbook';

/** As many as a history can have; a larger file is split by whoever has one. */
export const MAX_ROWS = 20_000;
export const MAX_BYTES = 10 * 1024 * 1024;

export type FileFault = 'too-large' | 'too-many-rows' | 'encrypted' | 'unreadable';

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
  /** Its numbers are numbers, as a sheet's are: nobody has to guess how they are written. */
  hasNumbers: boolean;
  /** The sheets of a workbook whose rows stand in several: those that can be read, and the one that `rows` are of. */
  sheets?: readonly Sheet[];
  sheet?: string;
  /** True for a workbook whose hidden sheets, and whose cells with a formula without a value, could not be read. */
  isHalfKnown?: boolean;
  /** The source of the attachments that its rows name. */
  attached?: AttachmentSource;
  /** The hash of its bytes, by which it is known again; null if the browser makes none (without HTTPS). */
  sha256: string | null;
}

type Read = Omit<TableFile, 'name' | 'sha256' | 'attached'>;

/** Reads a CSV or JSON file, or an XLSX file: of its sheets the first that is not hidden. @throws TableProblem */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new TableProblem('too-large');
  const bytes = await file.arrayBuffer();
  return asFile(file.name, bytes, () => contentOf(file, bytes));
}

/** The same of lists of objects that came from elsewhere than a file. @throws TableProblem */
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

/** A list of objects, or an object of lists; whatever the file is called. */
const isJson = (text: string): boolean => /^\s*(?:\[\s*\{|\{\s*")/.test(text);

const isLines = ({ name }: File): boolean => /\.ndjson$/i.test(name);

const listOfLines = (text: string): string => `[${text.trimEnd().split('\n').join(',')}]`;

type JsonObject = Record<string, unknown>;

interface JsonList {
  key: string | null;
  objects: readonly JsonObject[];
}

/**
 * Lists of objects as tables: those of an object under its keys, one by itself under the name of the file where that says what they are
 * (`servicerecords.json`). What is an object itself is a list of one.
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

/** Tracktor has all its lists within one text where a password was given. */
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

/** The tables of a database, as phpMyAdmin writes them: objects of one list, each with its name and its rows. */
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

/** Lists that a product has within its objects. */
const INNER_KEYS = new Set(TABLE_FORMATS.flatMap(({ section = [], isKey }) => (isKey ? section : [])));

const isInner = (key: string, value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every(isObject) && INNER_KEYS.has(key.toLowerCase());

/** The column in which rows of a list have their attachments, which stay with them. */
const attachedIn = (list: string | null): string | undefined =>
  TABLE_FORMATS.find(({ section = [], isKey, attachments }) => isKey && attachments && section.includes(list ?? ''))
    ?.attachments?.column;

/** A list without the lists within its objects, and those after it, each row with the `id` of what it was within. */
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

/** Two products write quotes in ways of their own: Drivvo counts its columns behind one (`"Full tank" 2`), Spritmonitor has `\\"` within a text. */
function mended(text: string): string {
  if (/^\ufeff?\s*"?##/.test(text)) return text.replace(/"([^"\n\r]*)" (\d)(?=[,;\t\r\n])/g, '"$1 $2"');
  return /^\ufeff?(?:Datum;Km-Stand|Date;Odometer);/i.test(text) ? text.replace(/\\"/g, '""') : text;
}

const isOwn = (header: readonly string[]): boolean =>
  TABLE_FORMATS.some(({ own, has = [] }) => own && has.every((column) => header.includes(column)));

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The separator of cells: the mark that is most frequent in the first lines outside of quotes. A title of a section has none. */
export function delimiterOf(text: string): string {
  const said = /^\ufeff?ROAD TRIP CSV "(.)/i.exec(text)?.[1];
  if (said) return said;
  // Quotes that the sample does not close go as well: a long text has as many marks as it likes.
  const sample = text.slice(0, 16_384).replace(/"(?:[^"]|"")*(?:"|$)/g, '');
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

/** Sheets that are too long are left out where another fits that is as visible: a hidden one is none that a person means by a file. */
async function bookOf(file: File, bytes: ArrayBuffer): Promise<Read> {
  const { sheets: all, isLookedInto } = await sheetsOf(file, bytes);
  const sheets = all.filter(({ rows }) => rows.length <= MAX_ROWS + 1);
  const shown = sheets[0] ?? all[0];
  if (!shown) throw new TableProblem('unreadable');
  if (shown.isHidden && !all[0]!.isHidden) throw new TableProblem('too-many-rows');
  const choice = sheets.length > 1 ? { sheets, sheet: shown.name } : {};
  return { rows: shown.rows, hasNumbers: true, ...choice, ...(!isLookedInto && { isHalfKnown: true }) };
}

/** The same file, with the rows of another of its sheets. */
export function withSheet(file: TableFile, name: string): TableFile {
  const sheet = file.sheets?.find((one) => one.name === name);
  return sheet ? { ...file, rows: sheet.rows, sheet: sheet.name } : file;
}
