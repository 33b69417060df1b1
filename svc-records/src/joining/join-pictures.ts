import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
// The formats that sharp may read are set there.
import '../pictures/decode.js';
import { frameOf } from './jpeg.rules.js';
import type { JoinOrder } from './join-process.js';
import { orientationTurned } from './pdf.rules.js';
import { type PdfPage, writePdf, type WrittenPdf } from './pdf-file.js';

/** The options for the picture that is shown of a file that is no JPEG, as one. */
const SHOWN = { quality: 90 };
const JPEG = 'image/jpeg';

/** Makes one PDF of pictures. A JPEG goes in as it is; of another picture goes in what is shown of it, and itself as an attachment. */
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
