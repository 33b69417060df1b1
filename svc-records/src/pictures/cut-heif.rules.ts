/** RGBA pixels of four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Buffer;
}

const BOX_HEAD = 8;
/** Opaque grey. */
const GREY = 0xff808080;
const GREY_BYTES = Buffer.from([128, 128, 128, 255]);
/** Bytes per pixel. */
const PIXEL = 4;

/** Counts the bytes missing at the end of a HEIC or AVIF, by the lengths of its boxes (ISO/IEC 14496-12, 4.2). Any bytes after the boxes are ignored. */
export function missingBytes(file: Buffer): number {
  let at = 0;
  while (at + 2 * BOX_HEAD <= file.length) {
    const short = file.readUInt32BE(at);
    const bytes = short === 1 ? Number(file.readBigUInt64BE(at + BOX_HEAD)) : short;
    if (bytes < BOX_HEAD) return 0;
    const end = at + bytes;
    if (end > file.length)
      return ['meta', 'mdat'].includes(file.toString('latin1', at + 4, at + 8)) ? end - file.length : 0;
    at = end;
  }
  return 0;
}

/**
 * Replaces tiles without data by grey: libheif leaves zeros there, which look green. The last tile is at a corner.
 * @returns false if no other pixels are left
 */
export function greyOutTiles({ width, height, rgba }: Pixels): boolean {
  const corners = [0, width - 1, width * (height - 1), width * height - 1];
  const corner = corners.map((at) => at * PIXEL).find((at) => isEmpty(rgba.subarray(at, at + PIXEL)));
  if (corner === undefined) return true;
  const empty = rgba.readUInt32LE(corner);
  let left = 0;
  for (let at = 0; at < rgba.length; at += PIXEL) {
    if (rgba.readUInt32LE(at) === empty) rgba.writeUInt32LE(GREY, at);
    else left += 1;
  }
  return left > 0;
}

/** Luminance and chroma are zero: the exact green depends on the colour matrix. */
const isEmpty = ([red, green, blue]: Buffer): boolean => red === 0 && blue === 0 && green! > 64 && green! < 160;

/**
 * Replaces undecoded pixels by grey, found by comparison with another decoding of the same picture: with other bytes in place of the missing ones, these pixels
 * differ. The decoded part is a strip along one edge, depending on the rotation.
 * @returns false if no pixels are left
 */
export function greyOutDifferences(picture: Pixels, other: Buffer): boolean {
  const { width, height, rgba } = picture;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = y * width * PIXEL;
    const end = row + width * PIXEL;
    if (rgba.compare(other, row, end, row, end) === 0) continue;
    top = Math.min(top, y);
    bottom = y + 1;
    for (let x = 0; x < width; x += 1) {
      const at = row + x * PIXEL;
      if (rgba.readUInt32LE(at) === other.readUInt32LE(at)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  if (bottom === 0) return true;
  const strips = [
    { left: 0, top: 0, right: left, bottom: height },
    { left: 0, top: 0, right: width, bottom: top },
    { left: right, top: 0, right: width, bottom: height },
    { left: 0, top: bottom, right: width, bottom: height },
  ];
  const area = (strip: Area): number => (strip.right - strip.left) * (strip.bottom - strip.top);
  const kept = strips.reduce((a, b) => (area(b) > area(a) ? b : a));
  greyOutBeside(picture, kept);
  return area(kept) > 0;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function greyOutBeside({ width, height, rgba }: Pixels, kept: Area): void {
  for (let y = 0; y < height; y += 1) {
    const isInside = y >= kept.top && y < kept.bottom;
    const [left, right] = isInside ? [kept.left, kept.right] : [width, width];
    const row = y * width;
    rgba.fill(GREY_BYTES, row * PIXEL, (row + left) * PIXEL);
    rgba.fill(GREY_BYTES, (row + right) * PIXEL, (row + width) * PIXEL);
  }
}
