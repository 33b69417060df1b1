/** Records of a ZIP, by PKWARE's APPNOTE 6.3.10. Sizes and checksums of an entry come after its bytes, because they are known only then. */

/** An entry whose bytes are not written yet. */
export interface BegunEntry {
  path: string;
  at: Date;
  isDeflated: boolean;
  /** True if its sizes need eight bytes (ZIP64). */
  isLarge: boolean;
}

export interface EndedEntry extends BegunEntry {
  crc: number;
  /** Compressed size in bytes. */
  packed: number;
  bytes: number;
  /** The offset of its local header. */
  offset: number;
}

const SIGNS = {
  ...{ local: 0x04_03_4b_50, descriptor: 0x08_07_4b_50, central: 0x02_01_4b_50 },
  ...{ end64: 0x06_06_4b_50, locator64: 0x07_06_4b_50, end: 0x06_05_4b_50 },
};
const MOST_16 = 0xff_ff;
const MOST_32 = 0xff_ff_ff_ff;
/** Files from this size on use ZIP64: deflate can make a file slightly larger than the limit of 4 GB. */
const LARGE_FROM = 0xf0_00_00_00;
const VERSION = { plain: 20, zip64: 45 };
/** Flags: sizes come after the bytes (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x08_08;
const DEFLATED = 8;
const BY_UNIX = 3 << 8;
/** File mode 0644 in the upper 16 bits. */
const MODE = 0o100_644 * 0x1_00_00;
/** The size of the end record in bytes. */
const END = 22;
const END64 = 76;
const EXTRA = { zip64: 1, time: 0x54_55 };

type Field = readonly [bytes: 1 | 2 | 4 | 8, value: number];

export const isLarge = (bytes: number): boolean => bytes >= LARGE_FROM;

/** Encodes numbers in little endian. */
function fields(...all: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** MS-DOS time and date in UTC, at a resolution of two seconds. */
function dosTime(at: Date): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, day],
  ];
}

/** The extended timestamp, because MS-DOS time has no time zone. */
const timeExtra = (at: Date): Buffer => fields([2, EXTRA.time], [2, 5], [1, 1], [4, Math.floor(at.getTime() / 1000)]);

const zip64Extra = (...values: number[]): Buffer =>
  values.length === 0
    ? Buffer.alloc(0)
    : fields([2, EXTRA.zip64], [2, 8 * values.length], ...values.map((value): Field => [8, value]));

const needed = (is64: boolean): Field => [2, is64 ? VERSION.zip64 : VERSION.plain];
const aboutOf = ({ at, isDeflated }: BegunEntry): Field[] => [
  [2, FLAGS],
  [2, isDeflated ? DEFLATED : 0],
  ...dosTime(at),
];

/** The header before the bytes of an entry. */
export function localHeader(entry: BegunEntry): Buffer {
  const name = Buffer.from(entry.path);
  const extra = Buffer.concat([...(entry.isLarge ? [zip64Extra(0, 0)] : []), timeExtra(entry.at)]);
  const size: Field = [4, entry.isLarge ? MOST_32 : 0];
  const head = fields([4, SIGNS.local], needed(entry.isLarge), ...aboutOf(entry), [4, 0], size, size);
  return Buffer.concat([head, fields([2, name.length], [2, extra.length]), name, extra]);
}

/** The data descriptor after the bytes of an entry. */
export function descriptor({ crc, packed, bytes, isLarge: is64 }: EndedEntry): Buffer {
  const length = is64 ? 8 : 4;
  return fields([4, SIGNS.descriptor], [4, crc], [length, packed], [length, bytes]);
}

/** The entry's header in the central directory. */
function centralHeader(entry: EndedEntry): Buffer {
  const { crc, packed, bytes, offset } = entry;
  const name = Buffer.from(entry.path);
  const isFar = offset >= MOST_32;
  const large = [...(entry.isLarge ? [bytes, packed] : []), ...(isFar ? [offset] : [])];
  const extra = Buffer.concat([zip64Extra(...large), timeExtra(entry.at)]);
  const size = (value: number): Field => [4, entry.isLarge ? MOST_32 : value];
  return Buffer.concat([
    fields([4, SIGNS.central], [2, BY_UNIX | VERSION.zip64], needed(large.length > 0), ...aboutOf(entry), [4, crc]),
    fields(size(packed), size(bytes), [2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, MODE]),
    fields([4, isFar ? MOST_32 : offset]),
    ...[name, extra],
  ]);
}

/**
 * The end of a ZIP: central directory and end records.
 * @param at the offset of the directory
 * @param comment returns the length of the ZIP comment, from the number of bytes before it
 */
export function* directory(
  entries: readonly EndedEntry[],
  at: number,
  comment: (bytes: number) => number,
): Generator<Buffer> {
  let bytes = 0;
  for (const entry of entries) {
    const header = centralHeader(entry);
    bytes += header.length;
    yield header;
  }
  const count = entries.length;
  let end = at + bytes;
  const is64 = count >= MOST_16 || end >= MOST_32;
  if (is64) {
    const version = [2, VERSION.zip64] as const;
    yield fields([4, SIGNS.end64], [8, 44], version, version, [4, 0], [4, 0], [8, count], [8, count]);
    yield fields([8, bytes], [8, at]);
    yield fields([4, SIGNS.locator64], [4, 0], [8, end], [4, 1]);
    end += END64;
  }
  const short = (value: number): Field => [2, is64 ? MOST_16 : value];
  const long = (value: number): Field => [4, is64 ? MOST_32 : value];
  const length = [2, comment(end + END)] as const;
  yield fields([4, SIGNS.end], [2, 0], [2, 0], short(count), short(count), long(bytes), long(at), length);
}
