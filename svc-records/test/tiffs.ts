/** A picture to put into a TIFF. */
export interface TiffPicture {
  /** A TIFF of one picture, as written by sharp. */
  tiff: Buffer;
  /** True if it is a thumbnail of another picture. */
  isReduced?: boolean;
}

const FIELD_BYTES = 12;
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const [SHORT, LONG] = [3, 4];
/** Tags with the offsets of strips and tiles. */
const PLACES = [273, 324];

/** A TIFF of several pictures, appended one after the other with adjusted offsets; the directory of each comes after its data. */
export function aTiff(...pictures: TiffPicture[]): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let length = 8;
  let link: { part: Buffer; at: number } = { part: parts[0]!, at: 4 };
  for (const picture of pictures) {
    const body = Buffer.concat([picture.tiff, Buffer.alloc(picture.tiff.length % 2)]);
    const head = headOf(body, length, picture.isReduced ?? false);
    link.part.writeUInt32LE(length + body.length, link.at);
    link = { part: head, at: head.length - 4 };
    parts.push(body, head);
    length += body.length + head.length;
  }
  return Buffer.concat(parts);
}

/** The directory of a picture whose file now begins at `start`; it links to no next one. */
function headOf(body: Buffer, start: number, isReduced: boolean): Buffer {
  const at = body.readUInt32LE(4);
  const count = body.readUInt16LE(at);
  const fields = Array.from({ length: count }, (_, index) => fieldAt(body, at + 2 + index * FIELD_BYTES, start));
  const kind = Buffer.alloc(FIELD_BYTES);
  kind.writeUInt16LE(254, 0);
  kind.writeUInt16LE(LONG, 2);
  kind.writeUInt32LE(1, 4);
  kind.writeUInt32LE(isReduced ? 1 : 2, 8);
  const all = [kind, ...fields.filter((field) => field.readUInt16LE(0) !== 254)];
  const counted = Buffer.alloc(2);
  counted.writeUInt16LE(all.length);
  return Buffer.concat([counted, ...all, Buffer.alloc(4)]);
}

function fieldAt(body: Buffer, at: number, start: number): Buffer {
  const field = Buffer.from(body.subarray(at, at + FIELD_BYTES));
  const [tag, type, count, value] = [
    field.readUInt16LE(0),
    field.readUInt16LE(2),
    field.readUInt32LE(4),
    field.readUInt32LE(8),
  ];
  const isBehind = BYTES_OF_TYPE[type]! * count > 4;
  if (PLACES.includes(tag) && type === SHORT) throw new Error('Its pixels are at places of two bytes');
  if (PLACES.includes(tag) && isBehind)
    for (let one = 0; one < count; one += 1)
      body.writeUInt32LE(body.readUInt32LE(value + one * 4) + start, value + one * 4);
  if (isBehind || PLACES.includes(tag)) field.writeUInt32LE(value + start, 8);
  return field;
}

/** A field: tag, type and values; offsets of data before the directory are given by name. */
type FieldOf = readonly [tag: number, type: number, numbers: (places: Readonly<Record<string, number>>) => number[]];

const numbers = (tag: number, ...all: number[]): FieldOf => [tag, LONG, () => all];
const places = (tag: number, ...names: string[]): FieldOf => [tag, LONG, (at) => names.map((name) => at[name]!)];

/** A TIFF of one picture: its fields in ascending order of tags, and their data. */
function written(fields: readonly FieldOf[], data: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  const at: Record<string, number> = {};
  let length = 8;
  const add = (part: Buffer): number => {
    const place = length;
    parts.push(part, Buffer.alloc(part.length % 2));
    length += part.length + (part.length % 2);
    return place;
  };
  for (const [name, part] of Object.entries(data)) at[name] = add(part);
  const head = Buffer.alloc(2 + fields.length * FIELD_BYTES + 4);
  head.writeUInt16LE(fields.length);
  for (const [index, [tag, type, of]] of fields.entries()) {
    const values = of(at);
    const value = Buffer.alloc(values.length * BYTES_OF_TYPE[type]!);
    values.forEach((number, place) => value.writeUIntLE(number, place * BYTES_OF_TYPE[type]!, BYTES_OF_TYPE[type]!));
    const place = 2 + index * FIELD_BYTES;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(type, place + 2);
    head.writeUInt32LE(values.length, place + 4);
    if (value.length > 4) head.writeUInt32LE(add(value), place + 8);
    else value.copy(head, place + 8);
  }
  parts[0]!.writeUInt32LE(add(head), 4);
  return Buffer.concat(parts);
}

const OLD_JPEG = 6;
const YCBCR = 6;

/** The forms of an old-style JPEG in a TIFF: the complete JPEG, its header and scan data in a strip, or only its tables. */
export type OldJpegForm = 'all' | 'head and strip' | 'tables and strips';

/** A TIFF of old-style JPEGs, one below the other: each is a strip of the same width, height and quality. */
export function anOldJpegTiff(form: OldJpegForm, size: { width: number; height: number }, jpegs: Buffer[]): Buffer {
  const [jpeg] = jpegs as [Buffer];
  const { tables, coded } = partsOf(jpeg);
  const strips = form === 'all' ? [] : jpegs.map((one) => partsOf(one).coded);
  const names = strips.map((_, at) => `strip ${at}`);
  const all = { jpeg: form === 'head and strip' ? jpeg.subarray(0, jpeg.length - coded.length - 2) : jpeg };
  const own = Object.fromEntries(names.map((name, at) => [name, strips[at]!]));
  const before = [
    numbers(256, size.width),
    numbers(257, size.height * jpegs.length),
    numbers(258, 8, 8, 8),
    numbers(259, OLD_JPEG),
    numbers(262, YCBCR),
    ...(strips.length > 0 ? [places(273, ...names)] : []),
    numbers(277, 3),
    ...(strips.length > 0 ? [numbers(278, size.height), numbers(279, ...strips.map(({ length }) => length))] : []),
    numbers(512, 1),
  ];
  if (form !== 'tables and strips')
    return written([...before, places(513, 'jpeg'), numbers(514, all.jpeg.length), numbers(530, 2, 2)], {
      ...all,
      ...own,
    });
  const [luminance, chrominance] = ['luminance', 'chrominance'] as const;
  const kinds = { 519: 'q', 520: 'dc', 521: 'ac' };
  const tableFields = Object.entries(kinds).map(([tag, kind]) =>
    places(Number(tag), `${kind} ${luminance}`, `${kind} ${chrominance}`, `${kind} ${chrominance}`),
  );
  return written([...before, ...tableFields, numbers(530, 2, 2)], { ...tables, ...own });
}

const [QUANTIZATION, HUFFMAN, SCAN] = [0xdb, 0xc4, 0xda];

/** The tables of a JPEG without their segment headers, as such a TIFF stores them, and its scan data. */
function partsOf(jpeg: Buffer): { tables: Record<string, Buffer>; coded: Buffer } {
  const tables: Record<string, Buffer> = {};
  const named = (kind: string, number: number): string =>
    `${kind} ${(number & 15) === 0 ? 'luminance' : 'chrominance'}`;
  let at = 2;
  for (let marker = 0; marker !== SCAN;) {
    marker = jpeg[at + 1]!;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    for (let table = at + 4; table < end && (marker === QUANTIZATION || marker === HUFFMAN);) {
      const codes = jpeg.subarray(table + 1, table + 17).reduce((sum, count) => sum + count, 0);
      const length = marker === QUANTIZATION ? 64 : 16 + codes;
      const kind = marker === QUANTIZATION ? 'q' : jpeg[table]! >> 4 === 0 ? 'dc' : 'ac';
      tables[named(kind, jpeg[table]!)] = jpeg.subarray(table + 1, table + 1 + length);
      table += 1 + length;
    }
    at = end;
  }
  return { tables, coded: jpeg.subarray(at, -2) };
}

const TILE_SIDE = 64;

/** A TIFF with separate tiles for each sample, uncompressed; `samples` are interleaved. */
export function aPlanarTiff(samples: Buffer, width: number, height: number, bits: 8 | 16 = 8): Buffer {
  const [across, down] = [Math.ceil(width / TILE_SIDE), Math.ceil(height / TILE_SIDE)];
  const tiles: Buffer[] = [];
  for (let plane = 0; plane < 3; plane += 1)
    for (let tile = 0; tile < across * down; tile += 1) {
      const [left, top] = [(tile % across) * TILE_SIDE, Math.floor(tile / across) * TILE_SIDE];
      const bytes = Buffer.alloc((TILE_SIDE * TILE_SIDE * bits) / 8);
      for (let y = 0; y < TILE_SIDE && top + y < height; y += 1)
        for (let x = 0; x < TILE_SIDE && left + x < width; x += 1) {
          const sample = samples[((top + y) * width + left + x) * 3 + plane]!;
          const pixel = y * TILE_SIDE + x;
          if (bits === 8) bytes[pixel] = sample;
          else bytes.writeUInt16LE(sample * 257, pixel * 2);
        }
      tiles.push(bytes);
    }
  const names = tiles.map((_, at) => `tile ${at}`);
  return written(
    [
      ...[numbers(256, width), numbers(257, height), numbers(258, bits, bits, bits), numbers(259, 1), numbers(262, 2)],
      ...[numbers(277, 3), numbers(284, 2), numbers(322, TILE_SIDE), numbers(323, TILE_SIDE)],
      ...[places(324, ...names), numbers(325, ...tiles.map(({ length }) => length))],
    ],
    Object.fromEntries(names.map((name, at) => [name, tiles[at]!])),
  );
}

/** A TIFF of one colour in CIELAB with white point D50; `form` is the encoding of TIFF, or that of ICC with unsigned numbers. */
export function aLabTiff(
  [l, a, b]: readonly number[],
  width: number,
  height: number,
  form: 'TIFF' | 'ICC',
  bits: 8 | 16,
): Buffer {
  const wide = bits === 16 ? 256 : 1;
  const lightness = Math.round((l! / 100) * (bits === 16 && form === 'ICC' ? 0xff00 : 2 ** bits - 1));
  const [red, yellow] = [a!, b!].map((colour) => (colour + (form === 'ICC' ? 128 : 0)) * wide);
  const pixel = Buffer.alloc((3 * bits) / 8);
  for (const [at, number] of [lightness, red!, yellow!].entries())
    pixel.writeUIntLE(number < 0 ? number + 2 ** bits : number, (at * bits) / 8, bits / 8);
  const pixels = Buffer.alloc(width * height * pixel.length, pixel);
  return written(
    [
      ...[numbers(256, width), numbers(257, height), numbers(258, bits, bits, bits), numbers(259, 1)],
      ...[numbers(262, form === 'ICC' ? 9 : 8), places(273, 'pixels'), numbers(277, 3), numbers(278, height)],
      numbers(279, pixels.length),
    ],
    { pixels },
  );
}

/** A grey TIFF with camera and time in its own fields. */
export function aDatedTiff(width: number, height: number, text: { camera: string; time: string }): Buffer {
  const ascii = (tag: number, value: string): FieldOf => [tag, 2, () => [...Buffer.from(`${value}\0`, 'latin1')]];
  return written(
    [
      ...[numbers(256, width), numbers(257, height), numbers(258, 8), numbers(259, 1), numbers(262, 1)],
      ...[ascii(272, text.camera), places(273, 'pixels'), numbers(277, 1), numbers(278, height)],
      ...[numbers(279, width * height), ascii(306, text.time)],
    ],
    { pixels: Buffer.alloc(width * height, 128) },
  );
}
