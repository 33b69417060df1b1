import { rgbOfLab } from './lab.rules.js';
import { oldJpegOf, samplingOf } from './old-jpeg.rules.js';
import { BODY, COLOURS, plainTiff, shorts, TAGS, type TiffHead, tiffHeadAt, withHeads } from './tiff-heads.js';

export { plainTiff };

/** Decodes a picture of a TIFF to samples of eight bits, without colour conversion. */
export type ReadSamples = (tiff: Buffer, page: number) => Promise<{ data: Buffer; channels: number }>;

const [OLD_JPEG, JPEG] = [6, 7];
const PLANES = 2;
/** Four colours and alpha. */
const MOST_SAMPLES = 5;
/** Colour spaces whose planes can be interleaved without a conversion. */
const JOINED: readonly number[] = [COLOURS.blackIsZero, COLOURS.rgb, COLOURS.cmyk];

/** Tags that only apply to the old form, or that point to other places in the file. */
const OF_OLD_JPEG = [322, 323, 324, 325, 330, 347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 34_665, 34_853];
const OF_COLOURS = [TAGS.icc, TAGS.extraSamples, 301, 318, 319, 339];

/**
 * Converts a picture of a TIFF that libvips cannot read: old-style JPEG (compression 6) becomes normal JPEG, tiles with one colour each are interleaved, CIELAB
 * becomes sRGB. Only headers are rewritten; libtiff decodes the coded data.
 * @param place index of the picture in its file, from 0
 * @returns null for all other pictures, and for those with more than `mostPixels`
 */
export async function tiffInOtherForm(
  file: Buffer,
  { place, mostPixels }: { place: number; mostPixels: number },
  read: ReadSamples,
): Promise<Buffer | null> {
  const head = tiffHeadAt(file, place);
  if (!head || head.number(TAGS.width) * head.number(TAGS.height) > mostPixels) return null;
  if (head.number(TAGS.compression, 1) === OLD_JPEG) return withJpegOfToday(head);
  const photometric = head.number(TAGS.photometric, 0);
  const isLab = photometric === COLOURS.lab || photometric === COLOURS.iccLab;
  const isPlanes = head.number(TAGS.planar, 1) === PLANES && head.has(TAGS.tileOffsets);
  if (head.number(TAGS.samples, 1) > MOST_SAMPLES) return null;
  if (!isLab && !(isPlanes && JOINED.includes(photometric))) return null;
  const { data, channels } = isPlanes ? await joined(head, read) : await read(asRgb(head), 0);
  const size = { width: head.number(TAGS.width), height: head.number(TAGS.height), channels };
  const orientation = head.number(TAGS.orientation, 1);
  if (!isLab)
    return plainTiff({ ...size, samples: data, photometric, orientation, icc: head.fields.get(TAGS.icc)?.value });
  return plainTiff({ ...size, samples: rgbOfLab(data, channels, photometric === COLOURS.lab), orientation });
}

/** Marks an animated AVIF as a still one, because libvips refuses the animated type. libvips then reads the primary image. */
export function stillAvif(file: Buffer): Buffer {
  if (file.toString('latin1', 4, 12) === 'ftypavis') file.write('avif', 8, 'latin1');
  return file;
}

/** Puts the complete JPEG stream into one strip. The stream itself contains its chroma subsampling. */
function withJpegOfToday(head: TiffHead): Buffer | null {
  const jpeg = oldJpegOf(head);
  if (!jpeg) return null;
  const fields = head.with(
    {
      [TAGS.compression]: JPEG,
      [TAGS.stripOffsets]: BODY,
      [TAGS.stripBytes]: jpeg.length,
      [TAGS.rowsPerStrip]: head.number(TAGS.height),
    },
    OF_OLD_JPEG,
  );
  if (head.number(TAGS.photometric) === COLOURS.ycbcr)
    fields.set(TAGS.subsampling, shorts(samplingOf(jpeg), head.isLittle));
  return withHeads(jpeg, head.isLittle, [fields]);
}

/** Declares Lab as RGB, so that the decoder does not convert the three samples. */
const asRgb = (head: TiffHead): Buffer =>
  withHeads(head.file.subarray(BODY), head.isLittle, [head.with({ [TAGS.photometric]: COLOURS.rgb }, [TAGS.icc])]);

/** Reads each plane as a grey picture, and interleaves their samples. */
async function joined(head: TiffHead, read: ReadSamples): Promise<{ data: Buffer; channels: number }> {
  const channels = head.number(TAGS.samples, 1);
  const [offsets, bytes, bits] = [TAGS.tileOffsets, TAGS.tileBytes, TAGS.bits].map((tag) => head.numbers(tag));
  const tiles = offsets!.length / channels;
  const planes = Array.from({ length: channels }, (_, plane) => {
    const fields = head.with(
      { [TAGS.photometric]: COLOURS.blackIsZero, [TAGS.samples]: 1, [TAGS.planar]: 1 },
      OF_COLOURS,
    );
    const own = (numbers: readonly number[]): number[] => numbers.slice(plane * tiles, (plane + 1) * tiles);
    fields.set(TAGS.tileOffsets, head.longs(own(offsets!)));
    fields.set(TAGS.tileBytes, head.longs(own(bytes!)));
    return fields.set(TAGS.bits, shorts([bits![plane] ?? bits![0] ?? 8], head.isLittle));
  });
  const tiff = withHeads(head.file.subarray(BODY), head.isLittle, planes);
  let data = Buffer.alloc(0);
  for (let plane = 0; plane < channels; plane += 1) {
    const { data: samples, channels: step } = await read(tiff, plane);
    const pixels = samples.length / step;
    if (plane === 0) data = Buffer.alloc(pixels * channels);
    for (let at = 0; at < pixels; at += 1) data[at * channels + plane] = samples[at * step]!;
  }
  return { data, channels };
}
