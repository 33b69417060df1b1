import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import type { JpegFrame } from './jpeg.rules.js';
import { pageShape, pdfText } from './pdf.rules.js';

/** A page: the file of a JPEG, which is embedded byte for byte. */
export interface PdfPage {
  jpeg: string;
  frame: JpegFrame;
  /** The EXIF orientation, 1 to 8. */
  orientation: number;
  /** The file that the JPEG was made from, to attach; null if the JPEG is the original. */
  original: { path: string; name: string; mediaType: string } | null;
}

export interface WrittenPdf {
  sha256: string;
  bytes: number;
}

/**
 * Writes a PDF with one picture on each page, in chunks: forty photos need no more memory than one. It needs only few kinds of objects, so it uses no library
 * (ADR 45).
 */
export async function writePdf(path: string, pages: readonly PdfPage[]): Promise<WrittenPdf> {
  const file = await open(path, 'w');
  try {
    const pdf = new PdfWriter(file);
    await pdf.write(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
    const kids: number[] = [];
    const attached: string[] = [];
    const pagesId = pdf.reserve();
    for (const [at, page] of pages.entries()) {
      kids.push(await writePage(pdf, pagesId, page));
      if (page.original) attached.push(await attach(pdf, at, page.original));
    }
    await pdf.object(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(reference).join(' ')}] >>`, pagesId);
    const names = attached.length > 0 ? ` /Names << /EmbeddedFiles << /Names [${attached.join(' ')}] >> >>` : '';
    const root = await pdf.object(`<< /Type /Catalog /Pages ${reference(pagesId)}${names} >>`);
    return await pdf.end(root);
  } finally {
    await file.close();
  }
}

const reference = (id: number): string => `${id} 0 R`;

async function writePage(pdf: PdfWriter, pagesId: number, { jpeg, frame, orientation }: PdfPage): Promise<number> {
  const { width, height, components } = frame;
  const colours = components === 1 ? '/DeviceGray' : '/DeviceRGB';
  const image = await pdf.stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg,
  );
  const shape = pageShape(frame, orientation);
  const drawing = `q ${shape.matrix.join(' ')} cm /Picture Do Q`;
  const contents = await pdf.object(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
  return pdf.object(
    `<< /Type /Page /Parent ${reference(pagesId)} /MediaBox [0 0 ${shape.width} ${shape.height}] /Contents ${reference(contents)}` +
      ` /Resources << /XObject << /Picture ${reference(image)} >> >> >>`,
  );
}

/** Attaches a file. Names are numbered, so that they are unique and sorted. */
async function attach(pdf: PdfWriter, at: number, { path, name, mediaType }: NonNullable<PdfPage['original']>) {
  const subtype = mediaType.replace('/', '#2F');
  const bytes = await pdf.stream(`/Type /EmbeddedFile /Subtype /${subtype}`, path);
  const text = pdfText(name);
  const spec = await pdf.object(
    `<< /Type /Filespec /F ${text} /UF ${text} /EF << /F ${reference(bytes)} /UF ${reference(bytes)} >> >>`,
  );
  return `${pdfText(String(at + 1).padStart(4, '0'))} ${reference(spec)}`;
}

/** Writes objects one after the other, and keeps the offset of each. */
class PdfWriter {
  private readonly hash = createHash('sha256');
  private readonly offsets: number[] = [];
  private at = 0;

  constructor(private readonly file: FileHandle) {}

  /** Reserves the number of an object that is written later. */
  reserve(): number {
    return this.offsets.push(0);
  }

  async object(body: string, id = this.reserve()): Promise<number> {
    this.offsets[id - 1] = this.at;
    await this.write(Buffer.from(`${id} 0 obj\n${body}\nendobj\n`, 'latin1'));
    return id;
  }

  /** Writes a stream object with the bytes of a file. */
  async stream(about: string, path: string): Promise<number> {
    const id = this.reserve();
    this.offsets[id - 1] = this.at;
    const { size } = await stat(path);
    await this.write(Buffer.from(`${id} 0 obj\n<< ${about} /Length ${size} >>\nstream\n`, 'latin1'));
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) await this.write(chunk as Buffer);
    await this.write(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    return id;
  }

  async end(root: number): Promise<WrittenPdf> {
    const { at, offsets } = this;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const count = offsets.length + 1;
    await this.write(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root ${reference(root)} >>\nstartxref\n${at}\n%%EOF\n`,
        'latin1',
      ),
    );
    return { sha256: this.hash.digest('hex'), bytes: this.at };
  }

  async write(bytes: Buffer): Promise<void> {
    this.hash.update(bytes);
    await this.file.writeFile(bytes);
    this.at += bytes.length;
  }
}
