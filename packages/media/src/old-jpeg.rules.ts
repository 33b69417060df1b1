import { COLOURS, TAGS, type TiffHead } from './tiff-heads.js';

/** Tags of JPEG in TIFF 6.0 (chapter 22), and of the positions of a whole stream or its tables. */
const [STREAM, STREAM_BYTES, QUANTIZATION, DC_TABLES, AC_TABLES] = [513, 514, 519, 520, 521];
const [SOI, SOF_FIRST, DHT, RST_FIRST, EOI, SOS, DQT, DRI] = [0xd8, 0xc0, 0xc4, 0xd0, 0xd9, 0xda, 0xdb, 0xdd];

interface Segment {
  marker: number;
  body: Buffer;
}

/**
 * Converts an old-style JPEG to a separate stream. Some writers put a complete stream into the file; others put its header there, with the coded data in
 * strips; others only the tables.
 * @returns null if there is none
 */
export function oldJpegOf(head: TiffHead): Buffer | null {
  const strips = stripsOf(head);
  const [first] = strips;
  if (first && strips.length === 1 && isWhole(first)) return first;
  const stream = streamOf(head);
  if (stream && isWhole(stream)) return stream;
  if (!first) return null;
  const segments = (stream && segmentsOf(stream).segments) ?? [];
  const all = segments.some(({ marker }) => marker === DQT) ? segments : [...tablesOf(head), ...segments];
  if (!all.some(({ marker }) => isFrame(marker))) all.push(frameOf(head));
  const scan = all.find(({ marker }) => marker === SOS) ?? scanOf(head);
  const others = all.filter(({ marker }) => marker !== SOS && marker !== DRI);
  const restarts =
    strips.length > 1 ? [{ marker: DRI, body: intervalOf(head, others) }] : all.filter(({ marker }) => marker === DRI);
  return streamOfSegments([...others, ...restarts, scan], strips);
}

/** The number of samples of the first colour for each sample of the others, horizontally and vertically. */
export const samplingOf = (jpeg: Buffer): [across: number, down: number] => samplingIn(segmentsOf(jpeg).segments);

function samplingIn(segments: readonly Segment[]): [across: number, down: number] {
  const sampling = segments.find(({ marker }) => isFrame(marker))?.body[7] ?? 0x11;
  return [sampling >> 4, sampling & 15];
}

const isFrame = (marker: number): boolean => marker >= SOF_FIRST && marker <= SOF_FIRST + 3;

function stripsOf(head: TiffHead): Buffer[] {
  const bytes = head.numbers(TAGS.stripBytes);
  return head
    .numbers(TAGS.stripOffsets)
    .map((offset, at) => head.file.subarray(offset, bytes[at] === undefined ? undefined : offset + bytes[at]));
}

function streamOf(head: TiffHead): Buffer | null {
  const [at, bytes] = [head.number(STREAM, 0), head.number(STREAM_BYTES, 0)];
  const stream = head.file.subarray(at, bytes > 0 ? at + bytes : undefined);
  return at > 0 && startsWith(stream, SOI) ? stream : null;
}

const startsWith = (bytes: Buffer, marker: number): boolean => bytes[0] === 0xff && bytes[1] === marker;

/** Tells whether the stream has a header, followed by coded data. */
function isWhole(bytes: Buffer): boolean {
  if (!startsWith(bytes, SOI)) return false;
  const { segments, end } = segmentsOf(bytes);
  return segments.at(-1)?.marker === SOS && bytes.length > end && !startsWith(bytes.subarray(end), EOI);
}

/** The segments of a stream before the coded data. */
function segmentsOf(stream: Buffer): { segments: Segment[]; end: number } {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= stream.length && stream[at] === 0xff && stream[at + 1] !== EOI) {
    const [marker, length] = [stream[at + 1]!, stream.readUInt16BE(at + 2)];
    segments.push({ marker, body: stream.subarray(at + 4, at + 2 + length) });
    at += 2 + Math.max(length, 2);
    if (marker === SOS) break;
  }
  return { segments, end: at };
}

/** Tables are stored without segment headers: 64 numbers each, or 16 code counts by length, followed by the values. */
function tablesOf(head: TiffHead): Segment[] {
  const { file } = head;
  const huffman = (tag: number, kind: number): Segment[] =>
    head.numbers(tag).map((at, index) => {
      const codes = file.subarray(at, at + 16).reduce((sum, count) => sum + count, 0);
      return {
        marker: DHT,
        body: Buffer.concat([Buffer.from([(kind << 4) | index]), file.subarray(at, at + 16 + codes)]),
      };
    });
  return [
    ...head
      .numbers(QUANTIZATION)
      .map((at, index) => ({ marker: DQT, body: Buffer.concat([Buffer.from([index]), file.subarray(at, at + 64)]) })),
    ...huffman(DC_TABLES, 0),
    ...huffman(AC_TABLES, 1),
  ];
}

function frameOf(head: TiffHead): Segment {
  const isSpread = head.number(TAGS.photometric) === COLOURS.ycbcr;
  const [across = 2, down = 2] = isSpread ? head.numbers(TAGS.subsampling) : [1, 1];
  const samples = head.number(TAGS.samples, 1);
  const body = Buffer.alloc(6 + samples * 3);
  body.writeUInt8(8, 0);
  body.writeUInt16BE(head.number(TAGS.height), 1);
  body.writeUInt16BE(head.number(TAGS.width), 3);
  body.writeUInt8(samples, 5);
  for (let at = 0; at < samples; at += 1) body.set([at + 1, at === 0 ? (across << 4) | down : 0x11, at], 6 + at * 3);
  return { marker: SOF_FIRST, body };
}

function scanOf(head: TiffHead): Segment {
  const samples = head.number(TAGS.samples, 1);
  const colours = Array.from({ length: samples }, (_, at) => [at + 1, (at << 4) | at]);
  return { marker: SOS, body: Buffer.from([samples, ...colours.flat(), 0, 63, 0]) };
}

/** Each strip is coded separately, so the decoder must restart after the blocks of one strip. */
function intervalOf(head: TiffHead, segments: readonly Segment[]): Buffer {
  const [across, down] = samplingIn(segments);
  const rows = Math.ceil(head.number(TAGS.rowsPerStrip) / (8 * down));
  const interval = Buffer.alloc(2);
  interval.writeUInt16BE(rows * Math.ceil(head.number(TAGS.width) / (8 * across)));
  return interval;
}

function streamOfSegments(segments: readonly Segment[], strips: readonly Buffer[]): Buffer {
  const marked = (marker: number): Buffer => Buffer.from([0xff, marker]);
  const heads = segments.map(({ marker, body }) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.length + 2);
    return Buffer.concat([marked(marker), length, body]);
  });
  const coded = strips.flatMap((strip, at) => [
    ...(at > 0 ? [marked(RST_FIRST + ((at - 1) % 8))] : []),
    withoutEnd(strip),
  ]);
  return Buffer.concat([marked(SOI), ...heads, ...coded, marked(EOI)]);
}

/** Removes the end or restart marker that some writers put at the end of each strip. */
function withoutEnd(strip: Buffer): Buffer {
  const marker = strip.at(-2) === 0xff ? strip.at(-1)! : 0;
  return marker >= RST_FIRST && marker <= EOI ? strip.subarray(0, -2) : strip;
}
