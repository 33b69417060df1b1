import { type FileHandle, open } from 'node:fs/promises';

/** The pages of a TIFF. */
export interface TiffPages {
  /** Indexes of the pages among all pictures of the file, from 0, as decoders count them. A reduced copy of another picture is not a page. */
  places: number[];
  /** True if the file is truncated or its headers form a loop, so there may be more pages. */
  isCut: boolean;
}

/** Maximum number of pictures whose headers are read. Decoders stop there, too. */
const MOST_PICTURES = 10_000;
/** Limit of fields per picture; usual pictures have about twenty. */
const MOST_FIELDS = 4096;
const [KIND_OF_PICTURE, OLD_KIND_OF_PICTURE] = [254, 255];
/** Bit 0 of NewSubfileType marks a reduced copy of another picture. The older SubfileType has the value 2 for it. */
const [REDUCED, OLD_REDUCED] = [1, 2];
const SHORT = 3;

/** The number format of a file. BigTIFF uses wider numbers. */
interface Format {
  isBig: boolean;
  isLittle: boolean;
}

/** Reads the headers of all pictures of a TIFF, but no pixels. @throws if the file cannot be read at all */
export async function tiffPagesOf(path: string): Promise<TiffPages> {
  const file = await open(path);
  try {
    return await walk(file);
  } finally {
    await file.close();
  }
}

async function walk(file: FileHandle): Promise<TiffPages> {
  const head = await bytesAt(file, 0, 16);
  const isLittle = head.toString('latin1', 0, 2) === 'II';
  const format = { isLittle, isBig: head.length === 16 && short(head, 2, isLittle) === 43 };
  const places: number[] = [];
  const seen = new Set<number>();
  let at = head.length < 8 ? NaN : offset(head, format.isBig ? 8 : 4, format);
  for (let place = 0; at !== 0 && place < MOST_PICTURES; place += 1) {
    const picture = seen.has(at) ? null : await pictureAt(file, at, format);
    if (!picture) return { places, isCut: true };
    seen.add(at);
    if (!picture.isReduced) places.push(place);
    at = picture.next;
  }
  return { places, isCut: false };
}

/** Null if the file ends before the picture. */
async function pictureAt(
  file: FileHandle,
  at: number,
  format: Format,
): Promise<{ isReduced: boolean; next: number } | null> {
  const { isBig, isLittle } = format;
  const [countBytes, fieldBytes, offsetBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
  const counted = await bytesAt(file, at, countBytes);
  if (counted.length < countBytes) return null;
  const count = isBig ? offset(counted, 0, format) : short(counted, 0, isLittle);
  if (count > MOST_FIELDS) return null;
  const fields = await bytesAt(file, at + countBytes, count * fieldBytes + offsetBytes);
  if (fields.length < count * fieldBytes + offsetBytes) return null;
  let isReduced = false;
  for (let field = 0; field < count * fieldBytes; field += fieldBytes)
    isReduced ||= saysReduced(fields.subarray(field, field + fieldBytes), format);
  return { isReduced, next: offset(fields, count * fieldBytes, format) };
}

function saysReduced(field: Buffer, { isBig, isLittle }: Format): boolean {
  const tag = short(field, 0, isLittle);
  if (tag !== KIND_OF_PICTURE && tag !== OLD_KIND_OF_PICTURE) return false;
  const at = isBig ? 12 : 8;
  const value = short(field, 2, isLittle) === SHORT ? short(field, at, isLittle) : long(field, at, isLittle);
  return tag === KIND_OF_PICTURE ? (value & REDUCED) !== 0 : value === OLD_REDUCED;
}

/** Reads up to `length` bytes; fewer at the end of the file. */
async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(at)) return Buffer.alloc(0);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

const short = (bytes: Buffer, at: number, isLittle: boolean): number =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);

const long = (bytes: Buffer, at: number, isLittle: boolean): number =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);

function offset(bytes: Buffer, at: number, { isBig, isLittle }: Format): number {
  if (!isBig) return long(bytes, at, isLittle);
  return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
}
