import { readFile } from 'node:fs/promises';
import { plainTiff, type ReadSamples, stillAvif, tiffInOtherForm } from '@carnet/media';
import exifReader from 'exif-reader';
import sharp, { type FailOnOptions, type Metadata, type Sharp } from 'sharp';
import { greyOutDifferences, greyOutTiles, missingBytes, type Pixels } from './cut-heif.rules.js';
import { type CameraNotes, exifBlockIn } from './exif.rules.js';

/** The pixel limit for pictures that are decoded line by line; `MOST_PIXELS` is the limit for all others. */
const MOST_PIXELS_IN_LINES = 210_000_000;
const MOST_PIXELS = 60_000_000;
/** The maximum size of a file, and so of its missing part. */
const MOST_MISSING = 50 * 1024 * 1024;

/** The file is unreadable; a retry does not help. */
export class Unreadable extends Error {}

// Blocks all other formats: libvips would also read SVG, PDF and a dozen formats that we do not test.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});
sharp.concurrency(1);
sharp.cache(false);

export interface Decoded {
  /** Upright, and sRGB on output. Each call decodes again, so call it once. */
  image: () => Sharp;
  notes: CameraNotes;
  /** True if the file is truncated; the missing part is grey. */
  isCut: boolean;
}

/** A picture in a file, and how strictly to read it. */
export interface ToDecode {
  path: string;
  mediaType: string;
  /** The index of the picture in its file, from 0. */
  place: number;
  failOn: FailOnOptions;
}

/** @throws Unreadable if it is no picture, or too large */
export function decode(picture: ToDecode): Promise<Decoded> {
  switch (picture.mediaType) {
    case 'image/heic':
    case 'image/heif':
      return decodeHeic(picture);
    case 'image/avif':
      return decodeAvif(picture);
    case 'image/tiff':
      return decodeTiff(picture);
    default:
      return decodeOther(picture);
  }
}

async function decodeOther({ path, mediaType, failOn }: ToDecode): Promise<Decoded> {
  const about = await aboutOf(path);
  const isJpeg = mediaType === 'image/jpeg';
  refuseLarger(about, isJpeg && !about.isProgressive ? MOST_PIXELS_IN_LINES : MOST_PIXELS);
  // A truncated JPEG with restart markers gives one warning for each marker, and libvips stops after a number of warnings.
  const unlimited = isJpeg && failOn === 'none';
  const options = { limitInputPixels: MOST_PIXELS_IN_LINES, failOn, unlimited };
  return { image: () => sharp(path, options).autoOrient(), notes: notesOf(about.exif), isCut: false };
}

async function decodeTiff({ path, place, failOn }: ToDecode): Promise<Decoded> {
  const file = await readFile(path);
  const samplesOf: ReadSamples = async (tiff, page) => {
    const { data, info } = await sharp(tiff, { limitInputPixels: MOST_PIXELS, failOn, page })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, channels: info.channels };
  };
  const other = await tiffInOtherForm(file, { place, mostPixels: MOST_PIXELS }, samplesOf);
  const [input, page] = other ? [other, 0] : [file, place];
  refuseLarger(await aboutOf(input, page), MOST_PIXELS);
  const options = { limitInputPixels: MOST_PIXELS, failOn, page };
  // Exif has the format of a TIFF, so a TIFF file itself contains the Exif fields.
  return { image: () => sharp(input, options).autoOrient(), notes: notesOf(file), isCut: false };
}

async function decodeAvif({ path, failOn }: ToDecode): Promise<Decoded> {
  const file = stillAvif(await readFile(path));
  const about = await aboutOf(file);
  refuseLarger(about, MOST_PIXELS);
  const notes = notesOf(about.exif);
  const image = (): Sharp => sharp(file, { limitInputPixels: MOST_PIXELS, failOn }).autoOrient();
  if (missingBytes(file) === 0) return { image, notes, isCut: false };
  const { data, info } = await image().toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!greyOutTiles({ width, height, rgba: data })) throw new Unreadable('Nothing of it is there');
  return { image: () => sharp(data, { raw: { width, height, channels: 4 } }), notes, isCut: true };
}

/** sharp has no HEIC decoder, because of patents. libheif returns the picture already rotated. */
async function decodeHeic({ path }: ToDecode): Promise<Decoded> {
  const about = await aboutOf(path);
  const file = await readFile(path);
  const missing = missingBytes(file);
  const pixels = missing === 0 ? await pixelsOfHeic(file) : await pixelsOfCutHeic(file, missing);
  if (!pixels) throw new Unreadable('It could not be decoded');
  const { width, height, rgba } = pixels;
  const tiff = plainTiff({ width, height, channels: 4, samples: rgba, icc: about.icc });
  const image = (): Sharp => sharp(tiff, { limitInputPixels: MOST_PIXELS });
  return { image, notes: notesOf(about.exif), isCut: missing > 0 };
}

/** Decodes the tiles that have data. For a single tile, libheif needs the full number of bytes, whatever they contain. */
async function pixelsOfCutHeic(file: Buffer, missing: number): Promise<Pixels | null> {
  const tiles = await pixelsOfHeic(file);
  if (tiles && greyOutTiles(tiles)) return tiles;
  if (missing > MOST_MISSING) return null;
  const [one, other] = [0, 255].map((byte) => Buffer.concat([file, Buffer.alloc(missing, byte)]));
  const [pixels, others] = [await pixelsOfHeic(one!), await pixelsOfHeic(other!)];
  return pixels && others && greyOutDifferences(pixels, others.rgba) ? pixels : null;
}

/** Null if nothing can be decoded. */
async function pixelsOfHeic(file: Buffer): Promise<Pixels | null> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [picture] = new libheif.HeifDecoder().decode(file);
  if (!picture) throw new Unreadable('It holds no picture');
  const [width, height] = [picture.get_width(), picture.get_height()];
  refuseLarger({ width, height }, MOST_PIXELS);
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => picture.display({ data, width, height }, resolve));
  return shown ? { width, height, rgba: Buffer.from(data.buffer) } : null;
}

async function aboutOf(input: string | Buffer, page = 0): Promise<Metadata> {
  try {
    return await sharp(input, { limitInputPixels: false, page }).metadata();
  } catch (error) {
    throw new Unreadable((error as Error).message);
  }
}

function refuseLarger({ width, height }: { width: number; height: number }, most: number): void {
  if (width * height > most) throw new Unreadable('It has too many pixels');
}

/** A valid picture can have broken Exif data. */
function notesOf(exif: Buffer | undefined): CameraNotes {
  try {
    return exif ? exifReader(exifBlockIn(exif)) : {};
  } catch {
    return {};
  }
}
