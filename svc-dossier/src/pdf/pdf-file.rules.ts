/** Properties of a PDF that are needed to append an incremental update. It supports only files as Typst writes them, with one plain cross-reference table. */
export interface PdfFile {
  bytes: Buffer;
  /** The offset of the cross-reference table. */
  table: number;
  /** The number of object numbers in use (`/Size`). */
  size: number;
  root: number;
  info: number | null;
  id: string;
  /** The offset of an object. */
  offset: (number: number) => number;
  /** The text of an object, without its number and `endobj`. */
  object: (number: number) => string;
  /** The stored bytes of an object's stream, still encoded. */
  stream: (number: number) => Buffer;
}

const TAIL = 2_048;
const ROW = 20;

export function readPdf(bytes: Buffer): PdfFile {
  const table = tableOf(bytes);
  const head = /^xref\s+0 (\d+)\s*\n/.exec(bytes.toString('latin1', table, table + 40));
  if (!head) throw new Error('A PDF without a plain table of objects');
  const rows = table + head[0].length;
  const trailer = trailerOf(bytes.toString('latin1', table));
  const offset = (number: number): number =>
    Number(bytes.toString('latin1', rows + number * ROW, rows + number * ROW + 10));
  const object = (number: number): string => {
    const start = offset(number);
    const text = bytes.toString('latin1', start, bytes.indexOf('endobj', start));
    return text.replace(/^\d+ 0 obj\s*/, '').trim();
  };
  return {
    bytes,
    table,
    size: Number(head[1]),
    root: reference(trailer, 'Root')!,
    info: reference(trailer, 'Info'),
    id: /\/ID\s*\[\s*(\((?:\\.|[^\\)])*\)|<[0-9a-fA-F]*>)/s.exec(trailer)![1]!,
    offset,
    object,
    stream: (number) => {
      const start = offset(number);
      const begin = bytes.indexOf('stream', start);
      const length = Number(/\/Length (\d+)/.exec(bytes.toString('latin1', start, begin))![1]);
      const data = bytes.indexOf('\n', begin) + 1;
      return bytes.subarray(data, data + length);
    },
  };
}

/** The offset of a PDF's newest cross-reference table. */
export function tableOf(bytes: Buffer): number {
  const end = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL)));
  if (!end) throw new Error('A PDF that does not end');
  return Number(end[1]);
}

/** The dictionary of the last trailer, as text. */
export const trailerOf = (text: string): string => /trailer\s*<<(.*)>>\s*startxref/s.exec(text)![1]!;

export function reference(dictionary: string, name: string): number | null {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary);
  return found ? Number(found[1]) : null;
}

/** An object of an incremental update: its number and its content. */
export type NewObject = readonly [number: number, content: Buffer | string];

/** A PDF with an incremental update that adds or replaces objects. */
export function withRevision(file: PdfFile, objects: readonly NewObject[], id: string): Buffer {
  const sorted = [...objects].sort(([one], [other]) => one - other);
  const parts: Buffer[] = [file.bytes, Buffer.from('\n')];
  let at = file.bytes.length + 1;
  const offsets = sorted.map(([number, content]): [number, number] => {
    const start = at;
    const object = Buffer.concat([
      latin1(`${number} 0 obj\n`),
      typeof content === 'string' ? latin1(content) : content,
      latin1('\nendobj\n'),
    ]);
    parts.push(object);
    at += object.length;
    return [number, start];
  });
  const size = Math.max(file.size, ...sorted.map(([number]) => number + 1));
  const info = file.info === null ? '' : `/Info ${file.info} 0 R`;
  const trailer = `/Size ${size}/Root ${file.root} 0 R${info}/ID[${file.id}${id}]/Prev ${file.table}`;
  parts.push(latin1(`xref\n${tableRows(offsets)}trailer\n<<${trailer}>>\nstartxref\n${at}\n%%EOF`));
  return Buffer.concat(parts);
}

/** Groups consecutive object numbers into subsections. */
function tableRows(offsets: readonly [number, number][]): string {
  const runs: [number, number][][] = [];
  for (const one of offsets) {
    const last = runs.at(-1);
    if (last && last.at(-1)![0] === one[0] - 1) last.push(one);
    else runs.push([one]);
  }
  return runs
    .map((run) => `${run[0]![0]} ${run.length}\n${run.map(([, offset]) => tableRow(offset)).join('')}`)
    .join('');
}

export const tableRow = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n\r\n`;

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
