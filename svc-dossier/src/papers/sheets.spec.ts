import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { countSheets, drawPaper } from './sheets.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'sheets-'))));
afterEach(() => rm(folder, { recursive: true }));

/** An uncompressed TIFF with one grey picture for each size; `isReduced` marks a thumbnail of another picture. */
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

type Numbers = readonly number[];

/** A TIFF of one picture; fields are in ascending order of their tags. */
function written(
  fields: readonly (readonly [tag: number, numbers: (at: Numbers) => Numbers])[],
  data: Buffer[],
): Buffer {
  const places = data.map((_, at) => 8 + data.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const headAt = data.reduce((sum, { length }) => sum + length, 8);
  const head = Buffer.alloc(2 + fields.length * 12 + 4);
  head.writeUInt16LE(fields.length);
  const behind: Buffer[] = [];
  for (const [index, [tag, of]] of fields.entries()) {
    const numbers = of(places);
    const value = Buffer.alloc(numbers.length * 4);
    numbers.forEach((number, at) => value.writeUInt32LE(number, at * 4));
    head.writeUInt16LE(tag, 2 + index * 12);
    head.writeUInt16LE(4, 4 + index * 12);
    head.writeUInt32LE(numbers.length, 6 + index * 12);
    if (numbers.length === 1) value.copy(head, 10 + index * 12);
    else {
      head.writeUInt32LE(headAt + head.length + Buffer.concat(behind).length, 10 + index * 12);
      behind.push(value);
    }
  }
  const start = Buffer.from('II*\0\0\0\0\0', 'latin1');
  start.writeUInt32LE(headAt, 4);
  return Buffer.concat([start, ...data, head, ...behind]);
}

const all = (tag: number, ...numbers: number[]) => [tag, () => numbers] as const;
const SIZE = [all(256, 32), all(257, 32), all(258, 8, 8, 8)];

/** Red in the CIELAB encoding of TIFF. */
const aLabTiff = (): Buffer =>
  written(
    [...SIZE, all(259, 1), all(262, 8), [273, (at) => at], all(277, 3), all(278, 32), all(279, 32 * 32 * 3)],
    [Buffer.alloc(32 * 32 * 3, Buffer.from([128, 52, 39]))],
  );

/** The same red, with one tile for each colour component. */
const aPlanarTiff = (): Buffer =>
  written(
    [
      ...[...SIZE, all(259, 1), all(262, 2), all(277, 3), all(284, 2), all(322, 32), all(323, 32)],
      ...[[324, (at: Numbers) => at] as const, all(325, 1024, 1024, 1024)],
    ],
    [204, 73, 56].map((colour) => Buffer.alloc(32 * 32, colour)),
  );

/** The same picture as an old-style JPEG, complete and without strips. */
async function anOldJpegTiff(): Promise<Buffer> {
  const jpeg = await RED.jpeg().toBuffer();
  const even = Buffer.concat([jpeg, Buffer.alloc(jpeg.length % 2)]);
  const fields = [...SIZE, all(259, 6), all(262, 6), all(277, 3), all(512, 1), [513, (at: Numbers) => at] as const];
  return written([...fields, all(514, jpeg.length)], [even]);
}

const RED = sharp({ create: { width: 32, height: 32, channels: 3, background: '#cc4938' } });

async function aMovingAvif(): Promise<Buffer> {
  const bytes = await RED.avif().toBuffer();
  bytes.write('avis', 8, 'latin1');
  return bytes;
}

it.each([
  ['a TIFF in CIELAB', 'image/tiff', aLabTiff],
  ['a TIFF of a tile for each colour', 'image/tiff', aPlanarTiff],
  ['a TIFF of JPEG in the old style', 'image/tiff', anOldJpegTiff],
  ['an AVIF that moves', 'image/avif', aMovingAvif],
])('%s is a sheet in its colours', async (_, mediaType, bytes) => {
  const path = join(folder, 'paper');
  await writeFile(path, await bytes());
  const drawn = await drawPaper({
    ...{ kind: 'paper', path, mediaType, folder, name: 'R-003', pixels: 1_000_000, most: 1 },
    ...{ hidden: [], turned: 0, isRead: false },
  });
  expect(drawn).toMatchObject({ trouble: null, sheets: [{ width: 32, height: 32 }] });
  const { channels } = await sharp(join(folder, drawn.sheets[0]!.file)).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 20) * 20)).toEqual([200, 80, 60]);
});

it('a JPEG with restart markers that breaks off is a sheet as far as it goes', async () => {
  const path = join(folder, 'cut.jpg');
  const block = (at: number): number[] => [0b01001000, 0b00001111, 0xff, 0xd0 + (at % 8)];
  const segment = (marker: number, ...bytes: number[]): number[] => [0xff, marker, 0, bytes.length + 2, ...bytes];
  const codes = (kind: number, value: number): number[] =>
    segment(0xc4, kind, 1, ...new Array<number>(15).fill(0), value);
  // A grey picture of 800 × 800 pixels with only the first half of its 10,000 blocks, and a restart marker after each.
  const head = [
    ...[0xff, 0xd8, ...segment(0xdb, 0, ...new Array<number>(64).fill(1))],
    ...segment(0xc0, 8, 3, 32, 3, 32, 1, 1, 0x11, 0),
    ...[...codes(0x00, 10), ...codes(0x10, 0), ...segment(0xdd, 0, 1), ...segment(0xda, 1, 1, 0, 0, 63, 0)],
  ];
  await writeFile(path, Buffer.from([...head, ...Array.from({ length: 5_000 }, (_, at) => block(at)).flat()]));
  const drawn = await drawPaper({
    ...{ kind: 'paper', path, mediaType: 'image/jpeg', folder, name: 'R-004', pixels: 1_000_000, most: 1 },
    ...{ hidden: [], turned: 0, isRead: false },
  });
  expect(drawn).toMatchObject({ trouble: null, sheets: [{ width: 800, height: 800 }] });
});

it('a scan that its owner has turned is blackened as its file lies, and stands as it was turned', async () => {
  const path = join(folder, 'lying.png');
  // The black part is at the left, and so at the top after a clockwise rotation.
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

it('a paper is not called unreadable where the disk is full', async () => {
  const path = join(folder, 'paper.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toFile(path);
  await symlink('/dev/full', join(folder, 'R-004-1.jpg'));
  const drawn = drawPaper({
    ...{ kind: 'paper', path, mediaType: 'image/png', folder, name: 'R-004', pixels: 1_000_000, most: 1 },
    ...{ hidden: [], turned: 0, isRead: false },
  });
  await expect(drawn).rejects.toThrow('ENOSPC');
});

/** A page with a form: one word, and fields with their dictionaries and appearances. */
function aForm(fields: readonly { entries: string; shows?: string }[]): Buffer {
  const stream = (text: string, more = ''): string => `<<${more}/Length ${text.length}>>\nstream\n${text}\nendstream`;
  const fonts = '/Resources<</Font<</F1 4 0 R>>>>';
  const references = fields.map((_, at) => `${6 + at * 2} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${references}]/DR<</Font<</F1 4 0 R>>>>/DA(/F1 12 Tf 0 g)>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]${fonts}/Contents 5 0 R/Annots[${references}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    stream('BT /F1 12 Tf 10 45 Td (Odometer) Tj ET'),
    ...fields.flatMap(({ entries, shows = '' }, at) => [
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${at})/Rect[${100 + at * 60} 40 ${150 + at * 60} 60]/P 3 0 R/AP<</N ${7 + at * 2} 0 R>>${entries}>>`,
      stream(`/Tx BMC BT /F1 12 Tf 2 5 Td (${shows}) Tj ET EMC`, `/Type/XObject/Subtype/Form/BBox[0 0 50 20]${fonts}`),
    ]),
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

it.each([
  [true, 'Odometer 152300 km'],
  [false, ''],
])('what is filled into a form is in the text of its sheet, and drawn: %s', async (isRead, text) => {
  const path = join(folder, 'form.pdf');
  const fields = [
    { entries: '/F 4/V(152300)', shows: '152300' },
    { entries: '/F 4', shows: 'km' },
    { entries: '/F 2/V(secret)', shows: 'secret' },
  ];
  await writeFile(path, aForm(fields));
  const drawn = await drawPaper({
    ...{ kind: 'paper', path, mediaType: 'application/pdf', folder, name: 'R-005', pixels: 1_000_000, most: 1 },
    ...{ hidden: [], turned: 0, isRead },
  });
  expect(drawn.sheets[0]).toMatchObject({ text });
  const { data, info } = await sharp(join(folder, drawn.sheets[0]!.file))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (from: number, to: number): boolean =>
    data.some(
      (value, at) => value < 128 && (at % info.width) / info.width > from && (at % info.width) / info.width < to,
    );
  expect([isDark(0.33, 0.5), isDark(0.53, 0.7), isDark(0.73, 1)]).toEqual([true, true, false]);
});
