import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type Paper, slipOf } from './papers.js';

const WIDTH = 1260;
const SLIP = { width: 920, margin: 170, turned: -1.6 };

/** A photo of a till receipt on a workbench, as a phone takes it. Machines can read it, and it is the same at each run. */
export async function photoOfReceipt(paper: Paper): Promise<Buffer> {
  const slip = await drawn(slipOf(paper));
  const flat = await sharp(slip).resize({ width: SLIP.width }).png().toBuffer({ resolveWithObject: true });
  const lying = await sharp(flat.data).rotate(SLIP.turned, { background: '#0000' }).png().toBuffer();
  return sharp(Buffer.from(workbench(flat.info.height)))
    .composite([{ input: lying, left: SLIP.margin, top: SLIP.margin }])
    .flatten()
    .blur(0.6)
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Renders the first page of a PDF with the engine that also renders people's papers: its letters are the same on every machine. */
async function drawn(pdf: Buffer): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const { data, width, height } = await document.getPage(0).render({ scale: 4, render: 'bitmap' });
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  } finally {
    library.destroy();
  }
}

/** A workbench as SVG, with the shadow of a slip of this height in pixels. */
function workbench(slip: number): string {
  const height = slip + 2 * SLIP.margin + 40;
  const boards = Array.from({ length: 6 }, (_, at) => {
    const y = (at * height) / 6;
    return `<rect y="${y}" width="${WIDTH}" height="${height / 6 - 5}" fill="${at % 2 ? '#7b5a3c' : '#846242'}"/>`;
  });
  const [left, top] = [SLIP.margin + 26, SLIP.margin + 30];
  const shadow = `<rect x="${left}" y="${top}" width="${SLIP.width}" height="${slip}" fill="#000" opacity="0.4" filter="url(#soft)" transform="rotate(${SLIP.turned} ${WIDTH / 2} ${height / 2})"/>`;
  const soft = '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${soft}<rect width="100%" height="100%" fill="#4d3725"/>${boards.join('')}${shadow}</svg>`;
}
