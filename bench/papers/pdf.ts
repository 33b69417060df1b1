import { deflateSync } from 'node:zlib';

/** A PDF of these objects, numbered from 1. The first one is the catalog. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = parts[0]!.length;
  const starts = objects.map((object, index) => {
    const start = at;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    at += part.length;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

export const stream = (content: string | Buffer, entries = ''): Buffer => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

export const deflated = (content: string | Buffer, entries = ''): Buffer =>
  stream(deflateSync(content), `/Filter /FlateDecode ${entries}`);

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

export interface PageOptions {
  box?: string;
  /** Further entries of the page, besides its content and its font `F1`. */
  entries?: string;
  resources?: string;
  more?: readonly (string | Buffer)[];
}

/** One page with this content. The objects in `more` are numbered from 6. */
export const onePage = (
  content: string | Buffer,
  { box = '0 0 595 842', entries = '', resources = '', more = [] }: PageOptions = {},
): Buffer =>
  pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${entries} >>`,
    typeof content === 'string' ? stream(content) : content,
    HELVETICA,
    ...more,
  ]);

/** A PDF of `count` pages, with some lines on each. */
export const manyPages = (count: number, lines = 3): Buffer =>
  pdfOf([
    CATALOG,
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, page) => `${4 + page * 2} 0 R`).join(' ')}] /Count ${count} >>`,
    HELVETICA,
    ...Array.from({ length: count }, (_, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream(
        textLines(
          Array.from({ length: lines }, (_unused, line) => `Page ${page + 1}, line ${line + 1}: brake fluid changed`),
        ),
      ),
    ]).flat(),
  ]);

export const textLines = (lines: readonly string[], size = 11): string =>
  `BT /F1 ${size} Tf ${size + 2} TL 50 790 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`;
