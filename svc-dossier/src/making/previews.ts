import sharp from 'sharp';
import { withPdfBytes } from '../papers/sheets.js';

/** The number of first pages that are shown as previews. */
const FIRST_PAGES = 6;
const WIDTH = 900;
const POINTS_TO_PIXELS = 2;

/** Counts the pages of a book, and renders its first ones as WebP. */
export async function drawPreviews(pdf: Uint8Array): Promise<{ pages: number; pictures: Buffer[] }> {
  return withPdfBytes(pdf, async (document) => {
    const pages = document.getPageCount();
    const pictures: Buffer[] = [];
    for (let at = 0; at < Math.min(pages, FIRST_PAGES); at += 1) {
      const page = document.getPage(at);
      const { data, width, height } = await page.render({ scale: POINTS_TO_PIXELS, render: 'bitmap' });
      const raw = { width, height, channels: 4 as const };
      pictures.push(
        await sharp(data, { raw }).flatten({ background: '#fff' }).resize(WIDTH).webp({ quality: 80 }).toBuffer(),
      );
    }
    return { pages, pictures };
  });
}
