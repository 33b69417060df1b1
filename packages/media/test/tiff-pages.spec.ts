import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tiffPagesOf } from '../src/tiff-pages.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'tiff-'))));
afterEach(() => rm(folder, { recursive: true }));

async function pagesOf(bytes: Buffer) {
  const path = join(folder, 'scan.tif');
  await writeFile(path, bytes);
  return tiffPagesOf(path);
}

type Field = readonly [tag: number, type: number, value: number];
const PAGE: Field = [254, 4, 2];
const REDUCED: Field = [254, 4, 1];
const OLD_REDUCED: Field = [255, 3, 2];
const HEAD = 18;

/** Builds a TIFF that consists only of headers, each with one field and a link to the next header. */
function heads(fields: readonly Field[], isLittle = true, last = 0): Buffer {
  const bytes = Buffer.alloc(8 + fields.length * HEAD);
  const short = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  for (const [index, [tag, type, value]] of fields.entries()) {
    const at = 8 + index * HEAD;
    short(1, at);
    short(tag, at + 2);
    short(type, at + 4);
    long(1, at + 6);
    if (type === 3) short(value, at + 10);
    else long(value, at + 10);
    long(index + 1 < fields.length ? at + HEAD : last, at + 14);
  }
  return bytes;
}

function bigHead(): Buffer {
  const bytes = Buffer.alloc(16 + 8 + 20 + 8);
  bytes.write('II', 'latin1');
  bytes.writeUInt16LE(43, 2);
  bytes.writeUInt16LE(8, 4);
  bytes.writeBigUInt64LE(16n, 8);
  bytes.writeBigUInt64LE(1n, 16);
  bytes.writeUInt16LE(254, 24);
  bytes.writeUInt16LE(4, 26);
  bytes.writeBigUInt64LE(1n, 28);
  return bytes;
}

it.each([true, false])(
  'the pages of a TIFF are its pictures but the reduced ones, whichever way it writes numbers (%s)',
  async (isLittle) => {
    const bytes = heads([REDUCED, PAGE, OLD_REDUCED, [256, 3, 1], PAGE], isLittle);
    expect(await pagesOf(bytes)).toEqual({ places: [1, 3, 4], isCut: false });
  },
);

it('a BigTIFF is read alike', async () => expect(await pagesOf(bigHead())).toEqual({ places: [0], isCut: false }));

it.each([
  ['breaks off', heads([PAGE, PAGE]).subarray(0, 40), [0]],
  ['leads to where there is nothing', heads([PAGE], true, 4_000_000_000), [0]],
  ['leads in a circle', heads([PAGE, PAGE], true, 8), [0, 1]],
  ['has a head alone', Buffer.from('II*\0'), []],
  ['is empty', Buffer.alloc(0), []],
])('a TIFF that %s is cut, and has the pages before', async (_, bytes, places) =>
  expect(await pagesOf(bytes)).toEqual({ places, isCut: true }),
);
