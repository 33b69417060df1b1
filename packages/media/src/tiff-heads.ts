/** The header (IFD) of one picture in a TIFF: fields by tag. Numbers keep the width and byte order of the file. */
export type TiffFields = Map<number, TiffField>;

export interface TiffField {
  type: number;
  value: Buffer;
}

export const TAGS = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  subsampling: 530,
  icc: 34_675,
} as const;

/** Values of `photometric`. */
export const COLOURS = { blackIsZero: 1, rgb: 2, cmyk: 5, ycbcr: 6, lab: 8, iccLab: 9 } as const;

const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const [SHORT, LONG, UNDEFINED] = [3, 4, 7];
const FIELD_BYTES = 12;
/** The first byte after the file header. */
export const BODY = 8;
const MOST_FIELDS = 4096;

export class TiffHead {
  constructor(
    readonly file: Buffer,
    readonly isLittle: boolean,
    readonly fields: TiffFields,
  ) {}

  has(tag: number): boolean {
    return this.fields.has(tag);
  }

  numbers(tag: number): number[] {
    const { type, value } = this.fields.get(tag) ?? { type: LONG, value: Buffer.alloc(0) };
    const width = type === LONG ? 4 : type === SHORT ? 2 : 1;
    return Array.from({ length: value.length / width }, (_, at) => numberAt(value, at * width, width, this.isLittle));
  }

  /** The first number of a field, or `fallback`. */
  number(tag: number, fallback = NaN): number {
    return this.numbers(tag)[0] ?? fallback;
  }

  longs(numbers: readonly number[]): TiffField {
    return ofNumbers(LONG, 4, numbers, this.isLittle);
  }

  /** Returns a copy with some numbers replaced and some fields removed. */
  with(numbers: Readonly<Record<number, number>>, without: readonly number[]): TiffFields {
    const fields = new Map(this.fields);
    for (const tag of without) fields.delete(tag);
    for (const [tag, number] of Object.entries(numbers)) fields.set(Number(tag), this.longs([number]));
    return fields;
  }
}

export const shorts = (numbers: readonly number[], isLittle: boolean): TiffField =>
  ofNumbers(SHORT, 2, numbers, isLittle);

function ofNumbers(type: number, width: number, numbers: readonly number[], isLittle: boolean): TiffField {
  const value = Buffer.alloc(numbers.length * width);
  for (const [at, number] of numbers.entries()) write(value, number, at * width, width, isLittle);
  return { type, value };
}

const numberAt = (bytes: Buffer, at: number, width: number, isLittle: boolean): number =>
  isLittle ? bytes.readUIntLE(at, width) : bytes.readUIntBE(at, width);

const write = (bytes: Buffer, number: number, at: number, width: number, isLittle: boolean): number =>
  isLittle ? bytes.writeUIntLE(number, at, width) : bytes.writeUIntBE(number, at, width);

/** Reads the header of the picture with this index, from 0; null if there is none, or the file is a BigTIFF. */
export function tiffHeadAt(file: Buffer, place: number): TiffHead | null {
  try {
    const isLittle = file.toString('latin1', 0, 2) === 'II';
    if (numberAt(file, 2, 2, isLittle) !== 42) return null;
    let at = numberAt(file, 4, 4, isLittle);
    for (let before = 0; before < place; before += 1)
      at = numberAt(file, at + 2 + numberAt(file, at, 2, isLittle) * FIELD_BYTES, 4, isLittle);
    const count = at === 0 ? 0 : numberAt(file, at, 2, isLittle);
    if (count === 0 || count > MOST_FIELDS) return null;
    const fields = Array.from({ length: count }, (_, field) => fieldAt(file, at + 2 + field * FIELD_BYTES, isLittle));
    return new TiffHead(file, isLittle, new Map(fields));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function fieldAt(file: Buffer, at: number, isLittle: boolean): [tag: number, field: TiffField] {
  const [tag, type] = [numberAt(file, at, 2, isLittle), numberAt(file, at + 2, 2, isLittle)];
  const bytes = (BYTES_OF_TYPE[type] ?? 0) * numberAt(file, at + 4, 4, isLittle);
  const from = bytes <= 4 ? at + 8 : numberAt(file, at + 8, 4, isLittle);
  return [tag, { type, value: file.subarray(from, from + bytes) }];
}

/** Writes a TIFF with these headers. @param body the data that they point to; it starts at byte 8 of the file */
export function withHeads(body: Buffer, isLittle: boolean, heads: readonly TiffFields[]): Buffer {
  const first = Buffer.alloc(BODY);
  const parts = [first, body, Buffer.alloc(body.length % 2)];
  first.write(isLittle ? 'II' : 'MM', 'latin1');
  write(first, 42, 2, 2, isLittle);
  let link: { part: Buffer; at: number } = { part: first, at: 4 };
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  for (const fields of heads) {
    write(link.part, length, link.at, 4, isLittle);
    const { head, behind } = headBytes(fields, length, isLittle);
    link = { part: head, at: head.length - 4 };
    parts.push(head, ...behind);
    length += [head, ...behind].reduce((sum, part) => sum + part.length, 0);
  }
  return Buffer.concat(parts);
}

/** Writes a header that starts at `start` and has no successor yet, and the values that are too long for it. */
function headBytes(fields: TiffFields, start: number, isLittle: boolean): { head: Buffer; behind: Buffer[] } {
  const head = Buffer.alloc(2 + fields.size * FIELD_BYTES + 4);
  const behind: Buffer[] = [];
  let end = start + head.length;
  write(head, fields.size, 0, 2, isLittle);
  for (const [index, [tag, { type, value }]] of [...fields].toSorted(([a], [b]) => a - b).entries()) {
    const at = 2 + index * FIELD_BYTES;
    write(head, tag, at, 2, isLittle);
    write(head, type, at + 2, 2, isLittle);
    write(head, value.length / BYTES_OF_TYPE[type]!, at + 4, 4, isLittle);
    if (value.length <= 4) value.copy(head, at + 8);
    else {
      write(head, end, at + 8, 4, isLittle);
      const part = Buffer.concat([value, Buffer.alloc(value.length % 2)]);
      behind.push(part);
      end += part.length;
    }
  }
  return { head, behind };
}

/** Interleaved samples of eight bits, line by line. */
export interface Samples {
  width: number;
  height: number;
  /** The number of colours plus extra channels. The first extra channel is alpha. */
  channels: number;
  samples: Buffer;
  /** Default: RGB. */
  photometric?: number;
  /** The colour profile of the samples; sRGB if missing. */
  icc?: Buffer | undefined;
  orientation?: number;
}

/** Writes an uncompressed TIFF, because sharp accepts raw pixels with a colour profile only in a file. */
export function plainTiff({ samples, width, height, channels, ...about }: Samples): Buffer {
  const { photometric = COLOURS.rgb, orientation = 1, icc } = about;
  const others = channels - (photometric === COLOURS.cmyk ? 4 : photometric === COLOURS.rgb ? 3 : 1);
  const long = (number: number): TiffField => ofNumbers(LONG, 4, [number], true);
  const short = (...numbers: number[]): TiffField => shorts(numbers, true);
  const fields: TiffFields = new Map([
    [TAGS.width, long(width)],
    [TAGS.height, long(height)],
    [TAGS.bits, short(...Array.from({ length: channels }, () => 8))],
    [TAGS.compression, short(1)],
    [TAGS.photometric, short(photometric)],
    [TAGS.stripOffsets, long(BODY)],
    [TAGS.orientation, short(orientation)],
    [TAGS.samples, short(channels)],
    [TAGS.rowsPerStrip, long(height)],
    [TAGS.stripBytes, long(samples.length)],
  ]);
  if (others > 0) fields.set(TAGS.extraSamples, short(2, ...Array.from({ length: others - 1 }, () => 0)));
  if (icc) fields.set(TAGS.icc, { type: UNDEFINED, value: icc });
  return withHeads(samples, true, [fields]);
}
