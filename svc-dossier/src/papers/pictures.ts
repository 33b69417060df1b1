import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadSamples, stillAvif, tiffInOtherForm } from '@carnet/media';
import sharp, { type Sharp } from 'sharp';
import type { DrawnPicture } from '../chapters/drawn.js';
import type { HiddenArea } from '../model/book.js';

// Blocks all other formats: libvips would also read SVG and a dozen formats that we do not test.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = 210_000_000;
/** The pixel limit of pictures that must be decoded as a whole, not line by line. */
const MOST_PIXELS_AT_ONCE = 60_000_000;
const WHITE = '#ffffff';
const PHOTO = { quality: 78, chromaSubsampling: '4:2:0' };
const SHEET = { quality: 74 };
/** A sheet with a smaller fraction of coloured pixels is stored in greyscale, which takes half of the bytes. */
const COLOURED = 0.0005;
const COLOUR_DISTANCE = 24;
/** Every fourth pixel is enough; a pixel has 4 bytes. */
const STRIDE = 16;

/** Opens a picture upright, in sRGB, on white, and without metadata. `place` is the index of the picture in its file, from 0. */
const opened = async (path: string, place: number): Promise<Sharp> =>
  (await read(path, place)).autoOrient().flatten({ background: WHITE }).toColourspace('srgb');

/** Opens a picture; a truncated file is read up to the damage. */
async function read(path: string, place: number): Promise<Sharp> {
  const file = stillAvif(await readFile(path));
  // A truncated JPEG with restart markers gives one warning for each marker, and libvips stops after a number of warnings.
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'none', unlimited: isJpeg(file) } as const;
  const samplesOf: ReadSamples = async (tiff, page) => {
    const { data, info } = await sharp(tiff, { ...options, page })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, channels: info.channels };
  };
  const other = await tiffInOtherForm(file, { place, mostPixels: MOST_PIXELS_AT_ONCE }, samplesOf);
  return other ? sharp(other, options) : sharp(file, { ...options, page: place });
}

const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xd8;

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

export interface PhotoOrder {
  path: string;
  folder: string;
  name: string;
  side: number;
}

export async function drawPhoto({ path, folder, name, side }: PhotoOrder): Promise<DrawnPicture> {
  const photo = (await opened(path, 0)).resize(within(side)).jpeg(PHOTO);
  const { data, info } = await photo.toBuffer({ resolveWithObject: true });
  await writeFile(join(folder, name), data);
  return { file: name, width: info.width, height: info.height };
}

export interface Pixels {
  rgba: Buffer;
  width: number;
  height: number;
}

/** The pixels of a sheet that is a picture, scaled down to the limit. */
export async function pixelsOf(path: string, most: number, place: number): Promise<Pixels> {
  const sheet = await opened(path, place);
  const { width, height } = await sheet.metadata();
  const side = Math.ceil(Math.max(width, height) * Math.min(1, Math.sqrt(most / (width * height))));
  const { data, info } = await sheet.resize(within(side)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** Rotates a sheet as its owner set it; `degrees` are clockwise. */
export async function turnedBy(degrees: number, pixels: Pixels): Promise<Pixels> {
  if (degrees === 0) return pixels;
  const { rgba, width, height } = pixels;
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** Paints hidden areas over in the pixels, before anything is derived from them. */
export function blacken({ rgba, width, height }: Pixels, areas: readonly HiddenArea[]): void {
  for (const area of areas) {
    const left = clamp(Math.floor(area.x * width), width);
    const right = clamp(Math.ceil((area.x + area.width) * width), width);
    const top = clamp(Math.floor(area.y * height), height);
    const bottom = clamp(Math.ceil((area.y + area.height) * height), height);
    for (let row = top; row < bottom; row++) {
      for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4)
        rgba.fill(0, at, at + 3).fill(255, at + 3, at + 4);
    }
  }
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

export async function writeSheet({ rgba, width, height }: Pixels, path: string): Promise<void> {
  const image = sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({ background: WHITE });
  // Written by Node, whose error says when the disk is full.
  await writeFile(path, await (isColoured(rgba) ? image : image.greyscale()).jpeg(SHEET).toBuffer());
}

function isColoured(rgba: Buffer): boolean {
  let coloured = 0;
  for (let at = 0; at + 2 < rgba.length; at += STRIDE) {
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    if (Math.abs(red - green) > COLOUR_DISTANCE || Math.abs(green - blue) > COLOUR_DISTANCE) coloured += 1;
  }
  return coloured > (rgba.length / STRIDE) * COLOURED;
}
