import { readFile } from 'node:fs/promises';
import exifReader from 'exif-reader';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { CameraNotes } from './exif.rules.js';
import { tiffOf } from './tiff.rules.js';

/** Pixels of a picture that is decoded line by line, and of any other. */
const MOST_PIXELS_IN_LINES = 210_000_000;
const MOST_PIXELS = 60_000_000;

/** Nothing that another try would change. */
export class Unreadable extends Error {}

// What is not wanted is not even looked at: libvips would read SVG, PDF and a dozen formats that nobody here can test.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});
sharp.concurrency(1);
sharp.cache(false);

export interface Decoded {
  /** The right way up and in sRGB once it is put out; each use reads it anew, so it is used once. */
  image: () => Sharp;
  notes: CameraNotes;
}

/**
 * @param place of the picture among those of its file, counted from 0
 * @throws Unreadable where it is no picture, or one too large to look at
 */
export async function decode(path: string, mediaType: string, failOn: 'error' | 'none', place = 0): Promise<Decoded> {
  const about = await aboutOf(path, place);
  const pixels = about.width * about.height;
  const isInLines = about.format === 'jpeg' && !about.isProgressive;
  if (pixels > (isInLines ? MOST_PIXELS_IN_LINES : MOST_PIXELS)) throw new Unreadable('It has too many pixels');
  const notes = notesOf(about);
  if (mediaType === 'image/heic' || mediaType === 'image/heif') {
    const tiff = await decodeHeic(path, about.icc);
    return { image: () => sharp(tiff, { limitInputPixels: MOST_PIXELS }), notes };
  }
  const options = { limitInputPixels: MOST_PIXELS_IN_LINES, failOn, page: place };
  return { image: () => sharp(path, options).autoOrient(), notes };
}

async function aboutOf(path: string, place: number): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false, page: place }).metadata();
  } catch (error) {
    throw new Unreadable((error as Error).message);
  }
}

/** What a camera wrote may be broken in a picture that is not. */
function notesOf({ exif }: Metadata): CameraNotes {
  try {
    return exif ? exifReader(exif) : {};
  } catch {
    return {};
  }
}

/** sharp has no decoder for HEIC: its patents are licensed to nobody for free. libheif has turned the picture already. */
async function decodeHeic(path: string, icc: Buffer | undefined): Promise<Buffer> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [picture] = new libheif.HeifDecoder().decode(await readFile(path));
  if (!picture) throw new Unreadable('It holds no picture');
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > MOST_PIXELS) throw new Unreadable('It has too many pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data, width, height }, (shown: unknown) =>
      shown ? resolve() : reject(new Unreadable('It could not be decoded')),
    );
  });
  return tiffOf({ width, height, rgba: Buffer.from(data.buffer), icc });
}
