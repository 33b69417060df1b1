import { buffer } from 'node:stream/consumers';
import { FILE_STORAGE, type FileStorage } from '@carnet/files';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import sharp from 'sharp';
import { HELD_EXIF, singleHeic, TILE_BYTES, tiledHeic } from './heic.js';
import { openStack, type Stack } from './stack.js';
import { aDatedTiff, aLabTiff, anOldJpegTiff, aPlanarTiff, type OldJpegForm } from './tiffs.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  owner = stack.newOwner().id;
  ann = new UploadClient(stack.app, stack.tokens.token(owner));
});

interface Photo {
  state: string;
  width: number | null;
  height: number | null;
  taken: string;
  taken_from: string;
  camera: string | null;
}

/** Uploads a photo, and waits until it is no longer pending. */
async function photoOf(bytes: Buffer, filename: string): Promise<Photo & { colours: Colours }> {
  const id = await ann.file(bytes, { filename });
  const photo = await eventually(async () => {
    const [row] = await stack.rows<Photo>(sql`
      select f.state, p.width, p.height, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken, p.taken_from, p.camera
      from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id where f.owner_id = ${owner} and f.id = ${id}`);
    expect(row!.state).not.toBe('pending');
    return row!;
  });
  return { ...photo, colours: await coloursOf(id) };
}

/** The colour at a position, given in percent of width and height, rounded to steps of 20. */
type Colours = (across: number, down: number) => number[];

async function coloursOf(id: number): Promise<Colours> {
  const [variant] = await stack.rows<{ variant_sha: string }>(sql`
    select v.variant_sha from variants v join files f on f.owner_id = v.owner_id and f.sha256 = v.sha256
    where f.owner_id = ${owner} and f.id = ${id} and v.name = '320'`);
  if (!variant) return () => [];
  const { stream } = await stack.app.get<FileStorage>(FILE_STORAGE).open({ owner, sha256: variant.variant_sha });
  const image = sharp(await buffer(stream));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (across, down) => {
    const [x, y] = [Math.floor((info.width * across) / 100), Math.floor((info.height * down) / 100)];
    return [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((value) => Math.round(value / 20) * 20);
  };
}

const GREY = [120, 120, 120];
const [BLUE, RED] = [
  [40, 60, 200],
  [200, 60, 60],
];

const halves = (width: number, height: number) => {
  const left = { create: { width: width / 2, height, channels: 3, background: '#283cc8' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c83c3c' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
};

const aJpeg = (): Promise<Buffer> => halves(96, 64).jpeg({ quality: 90, optimiseCoding: false }).toBuffer();

describe('a TIFF', () => {
  it.each<[OldJpegForm, number]>([
    ['all', 1],
    ['head and strip', 1],
    ['tables and strips', 1],
    ['tables and strips', 3],
  ])('of JPEG in the old style is shown: %s, of %i', async (form, strips) => {
    const jpegs = await Promise.all(Array.from({ length: strips }, aJpeg));
    const photo = await photoOf(anOldJpegTiff(form, { width: 96, height: 64 }, jpegs), 'x.tif');
    expect(photo).toMatchObject({ state: 'ready', width: 96, height: 64 * strips });
    for (const down of [5, 50, 95]) expect([photo.colours(20, down), photo.colours(80, down)]).toEqual([BLUE, RED]);
  });

  it.each([8, 16] as const)('of a tile for each colour is shown, of %i bits', async (bits) => {
    const samples = await halves(150, 100).removeAlpha().raw().toBuffer();
    const photo = await photoOf(aPlanarTiff(samples, 150, 100, bits), 'x.tif');
    expect(photo).toMatchObject({ state: 'ready', width: 150, height: 100 });
    for (const down of [5, 95]) expect([photo.colours(20, down), photo.colours(80, down)]).toEqual([BLUE, RED]);
  });

  it.each([
    ['TIFF', 8],
    ['TIFF', 16],
    ['ICC', 8],
    ['ICC', 16],
  ] as const)('in CIELAB has its colours, as %s writes them in %i bits', async (form, bits) => {
    // The blue of sRGB.
    const photo = await photoOf(aLabTiff([29.57, 68, -112], 60, 40, form, bits), 'x.tif');
    expect(photo).toMatchObject({ state: 'ready', width: 60, height: 40 });
    expect(photo.colours(50, 50)).toEqual([0, 0, 260]);
  });

  it('was taken when its own fields say', async () => {
    const bytes = aDatedTiff(60, 40, { camera: 'Scanner 3000', time: '2019:03:04 05:06:07' });
    expect(await photoOf(bytes, 'x.tif')).toMatchObject({
      ...{ state: 'ready', taken: '2019-03-04T05:06:07', taken_from: 'camera', camera: 'Scanner 3000' },
    });
  });

  it('coded in a way that nobody here decodes has failed, and is no black picture', async () => {
    const bytes = await halves(96, 64).tiff({ compression: 'none' }).toBuffer();
    const compression = bytes.lastIndexOf(Buffer.from([3, 1, 3, 0, 1, 0, 0, 0]));
    bytes.writeUInt16LE(50_000, compression + 8);
    expect(await photoOf(bytes, 'x.tif')).toMatchObject({ state: 'failed' });
  });
});

describe('a HEIC', () => {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0', 'latin1'), HELD_EXIF]);

  it.each([
    ['as it should', Buffer.concat([Buffer.alloc(4), HELD_EXIF])],
    ['behind its name', Buffer.concat([Buffer.from('\0\0\0\x06Exif\0\0', 'latin1'), HELD_EXIF])],
    ['with the head of a JPEG’s segment', Buffer.concat([Buffer.from([0, 0, 0, 10]), segment])],
    ['with that head, and without a word on it', Buffer.concat([Buffer.alloc(4), segment])],
  ])('that has its Exif %s was taken when its camera says', async (_, exif) => {
    expect(await photoOf(tiledHeic(1, exif), 'x.heic')).toMatchObject({
      ...{ state: 'ready', taken: '2024-05-01T10:11:12', taken_from: 'camera', camera: 'Apple iPhone 13' },
    });
  });

  it('of tiles that breaks off is damaged, and grey where it has none', async () => {
    const whole = tiledHeic(3);
    const photo = await photoOf(whole.subarray(0, whole.length - TILE_BYTES - 50), 'x.heic');
    expect(photo).toMatchObject({ state: 'damaged', width: 80, height: 192 });
    expect([photo.colours(20, 15), photo.colours(80, 15)]).toEqual([BLUE, [180, 80, 60]]);
    for (const down of [60, 95]) expect([photo.colours(20, down), photo.colours(80, down)]).toEqual([GREY, GREY]);
  });

  it('of one tile that breaks off is damaged, and grey from where it does', async () => {
    const whole = singleHeic();
    const photo = await photoOf(whole.subarray(0, whole.length - 400), 'x.heic');
    expect(photo).toMatchObject({ state: 'damaged', width: 64, height: 320 });
    const [red, , blue] = photo.colours(50, 10) as [number, number, number];
    expect(red).toBeGreaterThan(blue + 60);
    for (const across of [5, 50, 95]) expect(photo.colours(across, 95)).toEqual(GREY);
  });

  it('that breaks off before anything of its picture has failed', async () => {
    const whole = tiledHeic(1);
    expect((await photoOf(whole.subarray(0, whole.length - TILE_BYTES), 'x.heic')).state).toBe('failed');
  });
});

describe('an AVIF', () => {
  /** An AVIF with the brand of an animation, and its still picture. */
  async function aMoving(): Promise<Buffer> {
    const bytes = await halves(96, 64).avif({ quality: 90 }).toBuffer();
    bytes.write('avis', 8, 'latin1');
    return bytes;
  }

  it('that moves is shown by the picture that stands for it', async () => {
    const photo = await photoOf(await aMoving(), 'x.avif');
    expect(photo).toMatchObject({ state: 'ready', width: 96, height: 64 });
    expect([photo.colours(20, 50), photo.colours(80, 50)]).toEqual([BLUE, RED]);
  });
});

describe('a JPEG', () => {
  /** A JPEG with a restart marker after each block, with which a decoder resynchronizes. */
  const aRestarting = (): Buffer => withRestarts(800, 800);

  it('with restart markers that breaks off is damaged, and grey from where it does', async () => {
    const whole = aRestarting();
    const photo = await photoOf(whole.subarray(0, whole.length / 2), 'x.jpg');
    expect(photo).toMatchObject({ state: 'damaged', width: 800, height: 800 });
    expect([photo.colours(50, 10), photo.colours(50, 90)]).toEqual([[200, 200, 200], GREY]);
  });

  it('with restart markers that lacks a piece in its midst is damaged', async () => {
    const whole = aRestarting();
    const cut = Buffer.concat([whole.subarray(0, whole.length / 2), whole.subarray(whole.length / 2 + 600)]);
    expect((await photoOf(cut, 'x.jpg')).state).toBe('damaged');
  });

  it('that ends before its picture does is damaged', async () => {
    const whole = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const cut = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
    expect((await photoOf(cut, 'x.jpg')).state).toBe('damaged');
  });

  it('with something before its end that means nothing is whole', async () => {
    const whole = await aJpeg();
    const bytes = Buffer.concat([whole.subarray(0, -2), Buffer.alloc(20), whole.subarray(-2)]);
    expect(await photoOf(bytes, 'x.jpg')).toMatchObject({ state: 'ready', width: 96, height: 64 });
  });
});

/** A grey JPEG of one colour with a restart marker after each block; its only codes are 'brighter by 576 eighths' and 'end of block'. */
function withRestarts(width: number, height: number): Buffer {
  const segment = (marker: number, ...bytes: number[]): Buffer =>
    Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
  const table = (kind: number, value: number): Buffer =>
    segment(0xc4, kind, 1, ...Array.from({ length: 15 }, () => 0), value);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // A zero is the only code, followed by ten bits: 576; a zero for the end of the block; ones as padding.
  const block = [0b01001000, 0b00001111];
  const coded = Array.from({ length: blocks }, (_, at) => [...block, 0xff, at + 1 < blocks ? 0xd0 + (at % 8) : 0xd9]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    table(0x00, 10),
    table(0x10, 0),
    segment(0xdd, 0, 1),
    segment(0xda, 1, 1, 0, 0, 63, 0),
    Buffer.from(coded.flat()),
  ]);
}
