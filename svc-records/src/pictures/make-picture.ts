import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type FailOnOptions, type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { decode, type Decoded, Unreadable } from './decode.js';
import { type CameraNotes, cameraOf, takenAt, takenOffset } from './exif.rules.js';
import { openPdf, type PagePixels, PDF } from './paper.js';
import { textOfInvoice } from '../invoices/invoice-text.rules.js';
import { DATA_TYPES, invoicesIn } from './read-invoice.js';
import { pictureFileOf } from './picture-file.js';
import type { MadePicture, MadeVariant, Original, ReadPaper } from './picture-process.js';

/** The longest sides, the largest first: each picture is made from the one before, so that the original is decoded only once. */
const SIDES = [2048, 960, 320];
/** The longest side of pages after the first: enough to read their text. */
const PAGE_SIDE = 1600;
const THUMBHASH_SIDE = 100;
/** Effort 4 takes three fifths more time for three percent fewer bytes. */
const WEBP = { quality: 80, effort: 2 };

/** The decoded picture, and all other findings. */
interface Source {
  raster: Raster;
  size: { width: number; height: number };
  notes: CameraNotes;
  isDamaged: boolean;
  paper: ReadPaper | null;
}

interface Raster {
  data: Buffer;
  info: OutputInfo;
}

/** Makes all pictures of an original. They contain no camera metadata, above all no location. */
export async function makePicture({ path, mediaType, turned = 0, folder }: Original): Promise<MadePicture> {
  if (DATA_TYPES.includes(mediaType)) return nothingToSee(await dataIn(path));
  const { raster, size, notes, isDamaged, paper } = await (mediaType === PDF
    ? firstPage(path)
    : firstPicture(path, mediaType));
  const variants: MadeVariant[] = [];
  let last = await turnedBy(turned, raster);
  for (const side of SIDES) {
    last = await shrunk(last, side);
    variants.push(await saved(last, String(side), folder));
  }
  return {
    ...(turned % 180 === 0 ? size : { width: size.height, height: size.width }),
    thumbhash: await thumbhashOf(last),
    isDamaged,
    takenAt: takenAt(notes),
    takenOffset: takenOffset(notes),
    camera: cameraOf(notes),
    paper,
    variants,
  };
}

/** Data files have no picture: the client shows their content. */
async function dataIn(path: string): Promise<ReadPaper> {
  const [invoice, ...others] = await invoicesIn(path);
  return { pages: null, text: textOfInvoice(invoice), isText: true, invoice, others };
}

const nothingToSee = (paper: ReadPaper): MadePicture => ({
  ...{ width: null, height: null, thumbhash: null, isDamaged: false },
  ...{ takenAt: null, takenOffset: null, camera: null },
  paper,
  variants: [],
});

async function firstPicture(path: string, mediaType: string): Promise<Source> {
  const { places, isCut } = await pictureFileOf(path, mediaType);
  const first = await largest({ path, mediaType, place: places[0]!, side: SIDES[0]! });
  return {
    ...first,
    isDamaged: first.isDamaged || isCut,
    paper: { pages: places.length, text: '', isText: false, invoice: null },
  };
}

interface OnePicture {
  path: string;
  mediaType: string;
  /** The index of the picture in its file, from 0. */
  place: number;
  side: number;
}

/** The largest picture to show. A damaged file is read up to the damage. */
async function largest({ path, mediaType, place, side }: OnePicture): Promise<Omit<Source, 'paper'>> {
  let failOn: FailOnOptions = mediaType === 'image/jpeg' ? 'warning' : 'error';
  for (;;) {
    try {
      const decoded = await decode({ path, mediaType, place, failOn });
      const raster = await rasterOf(fitted(decoded.image(), side).toColourspace('srgb'));
      const isDamaged = decoded.isCut || failOn === 'none';
      return { raster, size: await sizeOf(decoded), notes: decoded.notes, isDamaged };
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof Unreadable || failOn === 'none' || UNKNOWN.test(message)) throw new Unreadable(message);
      failOn = failOn === 'warning' && !LOST.test(message) ? 'error' : 'none';
    }
  }
}

/** The message of libtiff for a compression that it was built without; the decoded picture is black. */
const UNKNOWN = /support is not configured/;
/** libjpeg continues after missing data, with warnings. Extra bytes before a marker are harmless, except before a restart marker. */
const LOST = /premature end|Corrupt JPEG data: (?!\d+ extraneous bytes before marker 0x(?!d[0-7]))/i;

/** The first page on white, as it would be printed. */
async function firstPage(path: string): Promise<Source> {
  const pdf = await openPdf(path);
  try {
    const raster = await rasterOf(onWhite(await pdf.render(0, SIDES[0]!)));
    const { width, height } = raster.info;
    const invoice = pdf.invoice();
    const { text, isText } = pdf.text();
    const paper = { pages: pdf.pages, text, isText, invoice };
    return { raster, size: { width, height }, notes: {}, isDamaged: false, paper };
  } finally {
    pdf.close();
  }
}

/** Pictures of some pages of a document, counted from 1 and named `page-2`; pages that cannot be drawn are left out. */
export async function makePages(original: Original, pages: readonly number[]): Promise<MadeVariant[]> {
  if (original.mediaType !== PDF) return makePagesOfPicture(original, pages);
  const pdf = await openPdf(original.path);
  const made: MadeVariant[] = [];
  try {
    for (const page of pages) {
      const pixels = await pdf.render(page - 1, PAGE_SIDE).catch(() => null);
      if (pixels) made.push(await savedPage(await rasterOf(onWhite(pixels)), page, original));
    }
  } finally {
    pdf.close();
  }
  return made;
}

async function makePagesOfPicture(original: Original, pages: readonly number[]): Promise<MadeVariant[]> {
  const { path, mediaType } = original;
  const { places } = await pictureFileOf(path, mediaType);
  const made: MadeVariant[] = [];
  for (const page of pages) {
    const place = places[page - 1];
    if (place === undefined) continue;
    const drawn = await largest({ path, mediaType, place, side: PAGE_SIDE }).catch(() => null);
    if (drawn) made.push(await savedPage(drawn.raster, page, original));
  }
  return made;
}

const savedPage = async (raster: Raster, page: number, { turned = 0, folder }: Original): Promise<MadeVariant> =>
  saved(await turnedBy(turned, raster), `page-${page}`, folder);

/** PDFium already draws on white. */
const onWhite = ({ rgba, width, height }: PagePixels): Sharp =>
  sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();

/** The size of the upright picture. */
async function sizeOf({ image }: Decoded): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await image().metadata();
  return autoOrient ?? { width, height };
}

const fitted = (image: Sharp, side: number): Sharp =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true });

const rasterOf = (image: Sharp): Promise<Raster> => image.raw().toBuffer({ resolveWithObject: true });

/** Rotates as the owner set it; `degrees` are clockwise. */
const turnedBy = async (degrees: number, raster: Raster): Promise<Raster> =>
  degrees === 0 ? raster : rasterOf(imageOf(raster).rotate(degrees));

const imageOf = ({ data, info: { width, height, channels } }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function shrunk(raster: Raster, side: number): Promise<Raster> {
  const { width, height } = raster.info;
  return Math.max(width, height) <= side ? raster : rasterOf(fitted(imageOf(raster), side));
}

async function saved(raster: Raster, name: string, folder: string): Promise<MadeVariant> {
  const data = await imageOf(raster).webp(WEBP).toBuffer();
  const path = join(folder, name);
  await writeFile(path, data);
  const { width, height } = raster.info;
  return { name, path, sha256: createHash('sha256').update(data).digest('hex'), bytes: data.length, width, height };
}

async function thumbhashOf(raster: Raster): Promise<string> {
  const { data, info } = await rasterOf(fitted(imageOf(raster), THUMBHASH_SIDE).ensureAlpha());
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
