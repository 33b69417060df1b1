import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPdf } from '../src/pictures/paper.js';

/** A PDF with one page for each text, in Helvetica; each file is unique. */
export function aPdf(...texts: string[]): Buffer {
  const pages = texts.length > 0 ? texts : ['A paper'];
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf(text),
    ]),
  ]);
}

/** A minimal PDF/A-3: one page, and attachments with their names. */
export function aPdfWith(files: Readonly<Record<string, string | Buffer>>, text = 'Invoice'): Buffer {
  const names = Object.keys(files);
  const first = 6;
  const named = names.map((name, at) => `(${name}) ${first + 2 * at} 0 R`).join(' ');
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${named}] >> >> /AF [${names.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    streamOf(text),
    ...Object.entries(files).flatMap(([name, content], at) => {
      const bytes = Buffer.from(content).toString('latin1');
      return [
        `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Alternative /EF << /F ${first + 2 * at + 1} 0 R >> >>`,
        `<< /Type /EmbeddedFile /Subtype /text#2Fxml /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`,
      ];
    }),
  ]);
}

/** A PDF whose only page is this picture, as from a scanner. */
export async function aScan(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).jpeg().toBuffer({ resolveWithObject: true });
  const image = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB`;
  const content = `${info.width} 0 0 ${info.height} 0 0 cm /I1 Do`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${info.width} ${info.height}] /Contents 4 0 R /Resources << /XObject << /I1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< ${image} /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
  ]);
}

/** A PDF with an empty page and one filled form field. */
export function aPdfForm(text: string): Buffer {
  const look = `/Tx BMC q BT /F1 24 Tf 0 g 2 10 Td (${text}) Tj ET Q EMC`;
  const fonts = '/Resources << /Font << /F1 6 0 R >> >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /DA (/F1 24 Tf 0 g) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (owner) /V (${text}) /Rect [20 80 380 120] /F 4 /P 3 0 R /AP << /N 5 0 R >> >>`,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 360 40] ${fonts} /Length ${look.length} >>\nstream\n${look}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** A form field: its dictionary entries in PDF syntax (`LOOK` is its appearance), and the content of the appearance. */
export interface FormField {
  /** Left, bottom, right, top, in points. */
  at: readonly [number, number, number, number];
  entries: string;
  shows?: string;
  /** True if only the page refers to the field, not the document's form, as some programs write it. */
  isLoose?: boolean;
}

/** A PDF of one page in Helvetica: labels with their positions, and fields over them; `more` adds entries to the document's form. */
export function aFilledForm(
  labels: readonly (readonly [x: number, y: number, text: string])[],
  fields: readonly FormField[],
  more = '',
): Buffer {
  const content = labels.map(([x, y, text]) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
  const first = 6;
  const named = fields.flatMap(({ isLoose }, at) => (isLoose ? [] : [`${first + 2 * at} 0 R`]));
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${named.join(' ')}] /DA (/F1 12 Tf 0 g) /DR << /Font << /F1 4 0 R >> >> ${more} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> /Annots [${fields.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fields.flatMap(({ at: [left, bottom, right, top], entries, shows = '' }, place) => {
      const look = `/Tx BMC q BT /F1 12 Tf 0 g 2 4 Td (${shows}) Tj ET Q EMC`;
      return [
        `<< /Type /Annot /Subtype /Widget /Rect [${left} ${bottom} ${right} ${top}] /P 3 0 R /T (f${place}) ${/\/AP/.test(entries) ? '' : '/AP << /N LOOK >>'} ${entries} >>`.replaceAll(
          'LOOK',
          `${first + 2 * place + 1} 0 R`,
        ),
        `<< /Type /XObject /Subtype /Form /BBox [0 0 ${right - left} ${top - bottom}] /Resources << /Font << /F1 4 0 R >> >> /Length ${look.length} >>\nstream\n${look}\nendstream`,
      ];
    }),
  ]);
}

/** A photo of a paper with this text, rotated by `degrees`. */
export async function aPhotoOf(text: string, degrees = 0): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'));
  try {
    const path = join(folder, 'paper.pdf');
    await writeFile(path, aPdf(text));
    const pdf = await openPdf(path);
    const { rgba, width, height } = await pdf.render(0, 1700);
    pdf.close();
    // sharp rotates before it crops, whatever the order of the calls.
    const upright = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .flatten({ background: 'white' })
      .resize(width, Math.ceil(height / 3), { position: 'top' })
      .png()
      .toBuffer();
    return await sharp(upright).rotate(degrees).png().toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A PDF of these objects; the first is its catalog. */
function pdfOf(objects: readonly string[]): Buffer {
  let body = `%PDF-1.4\n%${randomBytes(8).toString('hex')}\n`;
  const starts = objects.map((object, at) => {
    const start = Buffer.byteLength(body, 'latin1');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const at = Buffer.byteLength(body, 'latin1');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

function streamOf(text: string): string {
  const lines = text.split('\n').map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`);
  const content = `BT /F1 12 Tf 14 TL 60 780 Td ${lines.join(' ')} ET`;
  return `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;
}

/** A page with a password, encrypted by qpdf with 256 bits. */
export const LOCKED_PDF = Buffer.from(
  [
    'JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvRXh0ZW5zaW9ucyA8PCAvQURCRSA8PCAvQmFzZVZlcnNpb24gLzEuNyAvRXh0ZW5zaW9uTGV2ZWwgOCA+PiA+',
    'PiAvUGFnZXMgMiAwIFIgL1R5cGUgL0NhdGFsb2cgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL0NvdW50IDEgL0tpZHMgWyAzIDAgUiBdIC9UeXBlIC9QYWdlcyA+',
    'PgplbmRvYmoKMyAwIG9iago8PCAvQ29udGVudHMgNCAwIFIgL01lZGlhQm94IFsgMCAwIDU5NSA4NDIgXSAvUGFyZW50IDIgMCBSIC9SZXNvdXJjZXMgPDwg',
    'L0ZvbnQgPDwgL0YxIDUgMCBSID4+ID4+IC9UeXBlIC9QYWdlID4+CmVuZG9iago0IDAgb2JqCjw8IC9MZW5ndGggODAgL0ZpbHRlciAvRmxhdGVEZWNvZGUg',
    'Pj4Kc3RyZWFtCsMPbGENGVg8ZcL3eJO/Ho1wxPU9Y8VV1dldt+Gf4B8cKNYZaXG1gF5Q1+8+Je+rNosYDAfm9vfOebihR8Hsh79ul3o4GonvuZXYI3yBR9mY',
    'ZW5kc3RyZWFtCmVuZG9iago1IDAgb2JqCjw8IC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nIC9TdWJ0eXBlIC9UeXBl',
    'MSAvVHlwZSAvRm9udCA+PgplbmRvYmoKNiAwIG9iago8PCAvQ0YgPDwgL1N0ZENGIDw8IC9BdXRoRXZlbnQgL0RvY09wZW4gL0NGTSAvQUVTVjMgL0xlbmd0',
    'aCAzMiA+PiA+PiAvRmlsdGVyIC9TdGFuZGFyZCAvTGVuZ3RoIDI1NiAvTyA8N2JjMDdmNThmYzYzM2ZmMjI3ODM2MzM3ZTM4YjE5M2NhZTk4MzI5ZmJmN2Y3',
    'OTljMzhlZTNmZTBjYWFjNTUyN2JmM2E0MGJjODRmYjVlNTc3OTQ4YjRhZDliNWM5M2NkPiAvT0UgPGI4NjFmNmZhYmQ2YzUwNjczODRiNzBjMzNmNzI1ZThm',
    'YWQ1YjlmOGFmZjE0MzlhOWQ4Y2M2Y2QyMjdmYzk1ODY+IC9QIC00IC9QZXJtcyA8OGQ2NTljMGM4NWNhZTk0YzkyMmI5OWIyZTAwMWJjNWU+IC9SIDYgL1N0',
    'bUYgL1N0ZENGIC9TdHJGIC9TdGRDRiAvVSA8ZTM1YWVhZTk3MzIyYjczYThjZjEwZTRmNTdmMWQwOGI0MTJmODQ1ZDM1MjQ0MzE3M2U5ODRkMWNkNGIxNzlh',
    'NzVkZTFhMWUxYTFmN2VlYTc3YTAyMjRhOWM1NzZiZmMyPiAvVUUgPGRhNmQyODRhMWI5YTgzOWZjZjljMjg2MjU3YTJiNzlkN2IwMGU3YjAzNWI2NzJjODk2',
    'ZjJlYTE5ZmIwOGMxOWQ+IC9WIDUgPj4KZW5kb2JqCnhyZWYKMCA3CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTMw',
    'IDAwMDAwIG4gCjAwMDAwMDAxODkgMDAwMDAgbiAKMDAwMDAwMDMxNyAwMDAwMCBuIAowMDAwMDAwNDY3IDAwMDAwIG4gCjAwMDAwMDA1NjQgMDAwMDAgbiAK',
    'dHJhaWxlciA8PCAvUm9vdCAxIDAgUiAvU2l6ZSA3IC9JRCBbPGE1M2QyNDJiNjQxZDZhZjhhYTBmMDY2ZDViNWY1MGRlPjxhNTNkMjQyYjY0MWQ2YWY4YWEw',
    'ZjA2NmQ1YjVmNTBkZT5dIC9FbmNyeXB0IDYgMCBSID4+CnN0YXJ0eHJlZgoxMTExCiUlRU9GCg==',
  ].join(''),
  'base64',
);
