import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
// This import limits the formats that sharp may read.
import '../pictures/decode.js';
import { frameOf } from './jpeg.rules.js';
import type { JoinOrder } from './join-process.js';
import { orientationTurned } from './pdf.rules.js';
import { type PdfPage, writePdf, type WrittenPdf } from './pdf-file.js';

/** Options for the JPEG that is made from a file of another format. */
const SHOWN = { quality: 90 };
const JPEG = 'image/jpeg';

/** Joins pictures into one PDF. A JPEG is embedded unchanged; another format is embedded as a JPEG, with the original attached. */
export async function joinPictures({ pages, pdf }: JoinOrder): Promise<WrittenPdf> {
  const made: PdfPage[] = [];
  for (const page of pages) made.push((await asItIs(page)) ?? (await asShown(page)));
  return writePdf(pdf, made);
}

async function asItIs({ path, mediaType, turned }: JoinOrder['pages'][number]): Promise<PdfPage | null> {
  if (mediaType !== JPEG) return null;
  const frame = frameOf(await readFile(path));
  if (!frame) return null;
  const { orientation = 1 } = await sharp(path).metadata();
  return { jpeg: path, frame, orientation: orientationTurned(orientation, turned), original: null };
}

async function asShown({ path, name, mediaType, shown }: JoinOrder['pages'][number]): Promise<PdfPage> {
  const jpeg = `${shown}.jpg`;
  const bytes = await sharp(shown).flatten({ background: 'white' }).jpeg(SHOWN).toBuffer();
  await writeFile(jpeg, bytes);
  return { jpeg, frame: frameOf(bytes)!, orientation: 1, original: { path, name, mediaType } };
}
