import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { countSheets, drawPaper } from './sheets.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'sheets-'))));
afterEach(() => rm(folder, { recursive: true }));

/** A TIFF of a grey picture for each size, uncompressed; those that are `reduced` are smaller copies of another. */
function aTiff(pages: { width: number; height: number; isReduced?: boolean }[]): Buffer {
  const parts = [Buffer.from('II*\0\x08\0\0\0', 'latin1')];
  let at = 8;
  for (const [index, { width, height, isReduced = false }] of pages.entries()) {
    const size = width * height;
    const fields = [
      [254, 4, isReduced ? 1 : 2],
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, at + 2 + 10 * 12 + 4],
      [277, 3, 1],
      [278, 4, height],
      [279, 4, size],
    ] as const;
    const head = Buffer.alloc(2 + fields.length * 12 + 4);
    head.writeUInt16LE(fields.length);
    for (const [place, [tag, type, value]] of fields.entries()) {
      head.writeUInt16LE(tag, 2 + place * 12);
      head.writeUInt16LE(type, 4 + place * 12);
      head.writeUInt32LE(1, 6 + place * 12);
      head.writeUInt32LE(value, 10 + place * 12);
    }
    at += head.length + size;
    head.writeUInt32LE(index + 1 < pages.length ? at : 0, head.length - 4);
    parts.push(head, Buffer.alloc(size, 255));
  }
  return Buffer.concat(parts);
}

const SCAN = [
  { width: 8, height: 8, isReduced: true },
  { width: 60, height: 80 },
  { width: 80, height: 40 },
  { width: 50, height: 50 },
];

it('a scan of several pages in one TIFF has a sheet of each, blackened where it is hidden, and a thumbnail is none', async () => {
  const path = join(folder, 'scan.tif');
  await writeFile(path, aTiff(SCAN));
  const paper = { path, mediaType: 'image/tiff' };
  expect(await countSheets(paper)).toBe(3);
  const drawn = await drawPaper({
    ...paper,
    kind: 'paper',
    folder,
    name: 'R-001',
    pixels: 1_000_000,
    most: 2,
    hidden: [{ sheet: 2, x: 0, y: 0, width: 1, height: 1 }],
    turned: 0,
    isRead: false,
  });
  expect(drawn).toMatchObject({ trouble: null, more: 1 });
  expect(drawn.sheets.map(({ width, height }) => [width, height])).toEqual([
    [60, 80],
    [80, 40],
  ]);
  const greys = await Promise.all(
    drawn.sheets.map(async ({ file }) => Math.round((await sharp(join(folder, file)).stats()).channels[0]!.mean)),
  );
  expect(greys).toEqual([255, 0]);
});

it('a scan that its owner has turned is blackened as its file lies, and stands as it was turned', async () => {
  const path = join(folder, 'lying.png');
  // What is black of it stands at its left, and so at its top once it is turned clockwise.
  const black = await sharp({ create: { width: 10, height: 40, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 80, height: 40, channels: 3, background: 'white' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .png()
    .toFile(path);
  const drawn = await drawPaper({
    ...{ kind: 'paper', path, mediaType: 'image/png', folder, name: 'R-002', pixels: 1_000_000, most: 1 },
    hidden: [{ sheet: 1, x: 0.75, y: 0, width: 0.25, height: 1 }],
    turned: 90,
    isRead: false,
  });
  const { file, width, height } = drawn.sheets[0]!;
  expect([width, height]).toEqual([40, 80]);
  const { data, info } = await sharp(join(folder, file)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (y: number): number => data[y * info.width * info.channels + 20]!;
  expect([at(4), at(30), at(70)].map((grey) => grey > 128)).toEqual([false, true, false]);
});
