import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_STORAGE, type FileStorage } from '@carnet/files';
import { plainTiff } from '@carnet/media';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import sharp from 'sharp';
import { records } from '../src/app.js';
import { PaperJobsRepository } from '../src/pictures/paper-jobs.repository.js';
import { PictureJobsRepository, PICTURES_WANTED } from '../src/pictures/picture-jobs.repository.js';
import { PictureProcess } from '../src/pictures/picture-process.js';
import { heldHeic } from './heic.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
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
  thumbhash: string | null;
  taken: string;
  taken_offset: string | null;
  taken_from: string;
  camera: string | null;
}

interface Variant {
  name: string;
  width: number;
  height: number;
  variant_sha: string;
}

/** Waits until a photo is no longer pending. */
const settled = (id: number, service = stack) =>
  eventually(async () => {
    const [photo] = await service.rows<Photo>(sql`
      select f.state, p.width, p.height, p.thumbhash, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken, p.taken_offset,
        p.taken_from, p.camera
      from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id where f.owner_id = ${owner} and f.id = ${id}`);
    if (photo!.state === 'pending') throw new Error('The photo is still pending');
    return photo!;
  });

const variantsOf = (id: number) =>
  stack.rows<Variant>(sql`
    select v.name, v.width, v.height, v.variant_sha from variants v
    join files f on f.owner_id = v.owner_id and f.sha256 = v.sha256
    where f.owner_id = ${owner} and f.id = ${id} order by v.name::int`);

const bytesOf = async (sha256: string) =>
  buffer((await stack.app.get<FileStorage>(FILE_STORAGE).open({ owner, sha256 })).stream);

/** A picture of random pixels. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

const CAMERA = {
  IFD0: { Make: 'Canon', Model: 'Canon EOS R6' },
  IFD2: { DateTimeOriginal: '2024:05:01 10:11:12', OffsetTimeOriginal: '+02:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
};

describe('a photo', () => {
  it('is shown in three sizes, which say nothing of where it was taken', async () => {
    const original = await noise(2400, 1200).withExif(CAMERA).jpeg({ quality: 60 }).toBuffer();
    const id = await ann.file(original, { filename: 'x.jpg' });
    expect(await settled(id)).toEqual({
      ...{ state: 'ready', width: 2400, height: 1200, thumbhash: expect.stringMatching(/^[\w+/]{20,40}={0,2}$/) },
      ...{ taken: '2024-05-01T10:11:12', taken_offset: '+02:00', taken_from: 'camera', camera: 'Canon EOS R6' },
    });
    const variants = await variantsOf(id);
    expect(variants.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['320', 320, 160],
      ['960', 960, 480],
      ['2048', 2048, 1024],
    ]);
    for (const { variant_sha, width } of variants) {
      const metadata = await sharp(await bytesOf(variant_sha)).metadata();
      expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', width, undefined]);
    }
  });

  it('stands the right way up, however the camera was held', async () => {
    const left = { create: { width: 40, height: 60, channels: 3, background: '#00f' } } as const;
    const original = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#f00' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const id = await ann.file(original);
    expect(await settled(id)).toMatchObject({ state: 'ready', width: 60, height: 80 });
    const [smallest] = await variantsOf(id);
    const { data, info } = await sharp(await bytesOf(smallest!.variant_sha))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 80]);
    // Rotated to the right: the former left side is at the top.
    const [top, bottom] = [5, 75].map((line) => data.subarray((line * 60 + 30) * info.channels).subarray(0, 3));
    expect([top![2]! > 200, top![0]! < 60, bottom![0]! > 200]).toEqual([true, true, true]);
  });

  it('without a camera’s clock was taken when it came', async () => {
    const before = new Date().toISOString().slice(0, 19);
    const photo = await settled(await ann.file(aPng()));
    expect(photo).toMatchObject({ taken_from: 'upload', taken_offset: null, camera: null, width: 8, height: 6 });
    // The time is stored in whole seconds, rounded.
    const after = new Date(Date.now() + 1_000).toISOString().slice(0, 19);
    expect([before, photo.taken, after].toSorted()).toEqual([before, photo.taken, after]);
  });

  it.each(['webp', 'avif', 'gif', 'tiff'] as const)('may be a %s @thorough', async (format) => {
    const id = await ann.file(await noise(64, 48)[format]().toBuffer(), { filename: `x.${format}` });
    expect(await settled(id)).toMatchObject({ state: 'ready', width: 64, height: 48 });
  });

  it('may be a PNG that moves @thorough', async () => {
    const id = await ann.file(aPng({ isMoving: true }), { filename: 'x.png' });
    expect(await settled(id)).toMatchObject({ state: 'ready', width: 8, height: 6 });
  });

  it.each(['DSC0001.HIF', 'x.heif'])('may be AV1, called %s @thorough', async (filename) => {
    const id = await ann.file(await noise(64, 48).avif().toBuffer(), { filename });
    expect(await settled(id)).toMatchObject({ state: 'ready', width: 64, height: 48 });
  });

  it('may be the HEIC of a telephone: the right way up, in its colours, with its time and camera', async () => {
    const id = await ann.file(heldHeic(), { filename: 'IMG_0001.HEIC' });
    expect(await settled(id)).toEqual({
      ...{ state: 'ready', width: 60, height: 80, thumbhash: expect.any(String) },
      ...{ taken: '2024-05-01T10:11:12', taken_offset: '+02:00', taken_from: 'camera', camera: 'Apple iPhone 13' },
    });
    const variants = await variantsOf(id);
    expect(variants.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['320', 60, 80],
      ['960', 60, 80],
      ['2048', 60, 80],
    ]);
    const picture = sharp(await bytesOf(variants[0]!.variant_sha));
    expect((await picture.metadata()).exif).toBeUndefined();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const colourOf = (line: number) => [...data.subarray((line * 60 + 30) * info.channels).subarray(0, 3)];
    const shades = [colourOf(10), colourOf(70)].map((colour) => colour.map((value) => Math.round(value / 20) * 20));
    // Rotated to the right: the former left side is at the top.
    expect(shades).toEqual([
      [40, 60, 200],
      [200, 60, 60],
    ]);
  });

  it('that is a HEIC which breaks off has failed, and does not stop the next @thorough', async () => {
    const bytes = heldHeic();
    const broken = await ann.file(bytes.subarray(0, 900), { filename: 'x.heic' });
    const whole = await ann.file(bytes, { filename: 'x.heic' });
    expect((await settled(broken)).state).toBe('failed');
    expect((await settled(whole)).state).toBe('ready');
  });

  it('that breaks off is shown as far as it goes, as damaged @thorough', async () => {
    const whole = await noise(600, 400).jpeg().toBuffer();
    const id = await ann.file(whole.subarray(0, whole.length / 2), { filename: 'x.jpg' });
    expect(await settled(id)).toMatchObject({ state: 'damaged', width: 600, height: 400 });
    expect(await variantsOf(id)).toHaveLength(3);
  });

  it('that cannot be read has failed, and its original stays', async () => {
    const bytes = Buffer.concat([aPng().subarray(0, 40), Buffer.from('alert(1)'.repeat(20))]);
    const id = await ann.file(bytes);
    expect(await settled(id)).toMatchObject({ state: 'failed', thumbhash: null });
    const [{ sha256 }] = (await stack.rows<{ sha256: string }>(
      sql`select sha256 from files where owner_id = ${owner} and id = ${id}`,
    )) as [{ sha256: string }];
    expect(await bytesOf(sha256)).toEqual(bytes);
  });

  it('of a hundred million pixels in a few bytes is not even begun @thorough', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await settled(await ann.file(bomb))).toMatchObject({ state: 'failed' });
  });

  it('that came twice is two photos of the same bytes @thorough', async () => {
    const bytes = aPng();
    const [first, second] = [await ann.file(bytes), await ann.file(bytes)];
    expect(first).not.toBe(second);
    expect([(await settled(first)).state, (await settled(second)).state]).toEqual(['ready', 'ready']);
    expect(await variantsOf(first)).toEqual(await variantsOf(second));
  });
});

describe('after a restore, which brings originals alone, @thorough', () => {
  it('pictures that are lost are made again where there is an original, and no others', async () => {
    const ids: number[] = [];
    for (const width of [8, 10, 12]) ids.push(await ann.file(aPng({ width })));
    for (const id of ids) await settled(id);
    const [lost, , gone] = ids as [number, number, number];
    const storage = stack.app.get<FileStorage>(FILE_STORAGE);
    const [smallest] = await variantsOf(lost);
    const before = await bytesOf(smallest!.variant_sha);
    await storage.delete({ owner, sha256: smallest!.variant_sha });
    const [{ sha256 }] = (await stack.rows<{ sha256: string }>(
      sql`select sha256 from files where owner_id = ${owner} and id = ${gone}`,
    )) as [{ sha256: string }];
    for (const one of [sha256, ...(await variantsOf(gone)).map(({ variant_sha }) => variant_sha)])
      await storage.delete({ owner, sha256: one });
    const versions = () =>
      stack.rows<{ id: number; xmin: string }>(
        sql`select id, xmin::text from files where owner_id = ${owner} order by id`,
      );
    const rows = await versions();
    await writeFile(join(stack.config.files.folder, '.restored'), '');
    const again = await records.createApp(stack.config);
    try {
      await eventually(async () => expect(await bytesOf(smallest!.variant_sha)).toEqual(before));
      expect((await settled(lost)).state).toBe('ready');
      expect((await versions()).slice(1)).toEqual(rows.slice(1));
      expect(existsSync(join(stack.config.files.folder, '.restored'))).toBe(false);
    } finally {
      await again.close();
    }
  });
});

describe('a job', () => {
  it('is not looked for while there is none', async () => {
    const [pictures, papers] = [stack.app.get(PictureJobsRepository), stack.app.get(PaperJobsRepository)];
    await stack.rows(sql`delete from file_jobs`);
    await stack.rows(sql`delete from paper_jobs`);
    expect([await pictures.nextIn(), await papers.nextIn()]).toEqual([null, null]);
  });

  it('that comes while it is asked when the next is due is done at once @thorough', async () => {
    const papers = stack.app.get(PaperJobsRepository);
    let later = 0;
    const asked = jest.spyOn(papers, 'nextIn').mockImplementationOnce(async () => {
      later = await ann.file(await noise(41, 30).png().toBuffer());
      return null;
    });
    await ann.file(await noise(42, 30).png().toBuffer());
    await eventually(() => expect(later).not.toBe(0));
    expect((await settled(later)).state).toBe('ready');
    asked.mockRestore();
  });

  it('that another process died with is done by the next, once its lease has ended @thorough', async () => {
    const bytes = aPng();
    const id = await ann.file(bytes);
    await settled(id);
    await stack.rows(sql`update files set state = 'pending' where owner_id = ${owner} and id = ${id}`);
    await stack.rows(sql`
      insert into file_jobs (owner_id, file_id, tries, due_at) values (${owner}, ${id}, 1, now() - interval '1 second')`);
    const again = await records.createApp(stack.config);
    try {
      expect(await settled(id)).toMatchObject({ state: 'ready' });
    } finally {
      await again.close();
    }
  });

  it('whose process died leaves nothing behind for long, and what another one works on stays @thorough', async () => {
    const [left, current] = ['job-left', 'job-current'].map((name) =>
      join(stack.config.files.folder, '.pictures', name),
    ) as [string, string];
    for (const folder of [left, current]) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'original'), 'x');
    }
    const before = new Date(Date.now() - 11 * 60_000);
    await utimes(left, before, before);
    // Old folders are removed when a run begins, not for a picture that arrives during a run.
    await eventually(async () => {
      await stack.rows(sql`select pg_notify(${PICTURES_WANTED}, '')`);
      expect([existsSync(left), existsSync(current)]).toEqual([false, true]);
    });
  });

  it('of an older recipe is made again at the next start @thorough', async () => {
    const id = await ann.file(aPng());
    await settled(id);
    await stack.rows(sql`update variants set recipe = 0 where owner_id = ${owner}`);
    const again = await records.createApp(stack.config);
    try {
      await eventually(async () => {
        const old = await stack.rows(sql`select 1 from variants where owner_id = ${owner} and recipe = 0`);
        expect(old).toEqual([]);
      });
      expect((await settled(id)).state).toBe('ready');
    } finally {
      await again.close();
    }
  });

  it('that meets a full disk waits, and that is no try of it @thorough', async () => {
    const make = jest.spyOn(PictureProcess.prototype, 'make').mockResolvedValue({ noRoom: true });
    try {
      const id = await ann.file(aPng());
      for (let round = 1; round <= 7; round += 1) {
        await eventually(async () => {
          await stack.rows(sql`select pg_notify('carnet_pictures', '')`);
          expect(make.mock.calls.length).toBeGreaterThanOrEqual(round);
        });
      }
      await eventually(async () => {
        expect(await stack.rows(sql`select tries from file_jobs where owner_id = ${owner}`)).toEqual([{ tries: 0 }]);
      });
      make.mockRestore();
      await stack.rows(sql`select pg_notify('carnet_pictures', '')`);
      expect(await settled(id)).toMatchObject({ state: 'ready' });
    } finally {
      make.mockRestore();
    }
  });

  it('that has failed is made again when its owner says so, and nobody else @thorough', async () => {
    const make = jest.spyOn(PictureProcess.prototype, 'make').mockResolvedValue({ unreadable: 'So it seems' });
    const id = await ann.file(aPng());
    expect(await settled(id)).toMatchObject({ state: 'failed' });
    make.mockRestore();
    expect((await stack.newOwner().client.post(`/api/files/${id}/pictures`)).status).toBe(404);
    expect((await stack.as(owner).post(`/api/files/${id}/pictures`)).status).toBe(204);
    expect(await settled(id)).toMatchObject({ state: 'ready' });
    expect((await stack.as(owner).post(`/api/files/${id}/pictures`)).status).toBe(204);
    expect(await stack.rows(sql`select 1 from file_jobs where owner_id = ${owner}`)).toEqual([]);
  });

  it('whose process dies is tried once more, and given up then', async () => {
    const make = jest.spyOn(PictureProcess.prototype, 'make').mockResolvedValue({ crashed: 'It died' });
    const deferred = jest.spyOn(PictureJobsRepository.prototype, 'defer');
    try {
      const id = await ann.file(aPng());
      await eventually(() => expect(deferred).toHaveBeenCalled());
      await deferred.mock.results[0]!.value;
      await stack.rows(sql`update file_jobs set due_at = now() where owner_id = ${owner}`);
      await stack.rows(sql`select pg_notify('carnet_pictures', '')`);
      expect(await settled(id)).toMatchObject({ state: 'failed' });
      expect(make).toHaveBeenCalledTimes(2);
    } finally {
      deferred.mockRestore();
      make.mockRestore();
    }
  });

  it('whose process died waits until nothing else does, and has longer then @thorough', async () => {
    let free: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => (free = resolve));
    const asked: [mediaType: string, isFirst?: boolean][] = [];
    const make = jest.spyOn(PictureProcess.prototype, 'make').mockImplementation(async ({ mediaType }, isFirst) => {
      asked.push([mediaType, isFirst]);
      await busy;
      return { unreadable: 'It is asked only' };
    });
    try {
      const ids = [await ann.file(aPng())];
      await eventually(async () => expect(asked).toHaveLength(1));
      ids.push(await ann.file(await noise(8, 8).webp().toBuffer(), { filename: 'x.webp' }));
      await stack.rows(
        sql`update file_jobs set tries = 1, due_at = now() - interval '1 hour' where file_id = ${ids[1]!}`,
      );
      ids.push(await ann.file(await noise(8, 8).jpeg().toBuffer(), { filename: 'x.jpg' }));
      free();
      for (const id of ids) await settled(id);
      expect(asked).toEqual([
        ['image/png', true],
        ['image/jpeg', true],
        ['image/webp', false],
      ]);
    } finally {
      make.mockRestore();
    }
  });
});

it('pixels with a colour profile become a TIFF that sharp reads as they are @thorough', async () => {
  const rgba = Buffer.from([200, 10, 20, 255, 0, 255, 0, 128]);
  const icc = Buffer.alloc(131, 7);
  const pixels = { width: 2, height: 1, channels: 4, samples: rgba };
  expect(await sharp(plainTiff(pixels)).raw().toBuffer()).toEqual(rgba);
  expect((await sharp(plainTiff({ ...pixels, icc })).metadata()).icc).toEqual(icc);
});
