import type { HeldUploads } from '@carnet/contracts';
import { ApiError } from '@carnet/mf-kit/data';
import type { PlannedPicture } from '../import-pictures';
import type { ImportFile } from './import-file';
import type { ImportReport } from './import-kind';
import { finishImport, importPictures } from './picture-import';

const REPORT: ImportReport = {
  total: 2,
  imported: 1,
  failed: 1,
  results: [
    { index: 0, id: 55 },
    { index: 1, msg: 'x' },
  ],
};

/** Calls of the engine, in order. */
let asked: string[];
let uploads: HeldUploads;

beforeEach(() => {
  asked = [];
  uploads = {
    limits: async () => ({ photo: 1_000, document: 2_000, room: 5_000, held: 1_000 }),
    hold: async (_, files) => {
      for await (const { file, group } of files) asked.push(`hold ${file.name} for ${group}`);
      return 0;
    },
    settle: async (_, records) => {
      asked.push(`settle ${JSON.stringify([...records].map(([group, { id }]) => [group, id]))}`);
    },
    unsettled: async () => [],
  };
});

const picture = (name: string, entry: number, bytes = 500): PlannedPicture => ({
  ...{ entry, path: name, bytes, kind: 'photo', caption: null },
  unpack: async () => new File(['x'], name),
});
const aFile = (...found: PlannedPicture[]): ImportFile => ({
  ...{ name: 'history.zip', bytes: 9, entries: [{ name: 'Oil' }, { name: 'Wax' }], isSingle: false },
  pictures: { found, missing: [], unnamed: [], refused: [] },
});

/** Returns a response and records the key of each request. */
const noting = (keys: string[]) => async (key: string) => {
  keys.push(key);
  return REPORT;
};

function run(file: ImportFile, send: (key: string) => Promise<ImportReport>, signal = new AbortController().signal) {
  return importPictures(file, { ...{ by: 'import', uploads, signal, onUnpack: () => undefined }, send });
}

it('holds the pictures, makes the entries, and has sent what belongs to those that were made', async () => {
  const { pictures } = await run(aFile(picture('a.jpg', 0), picture('b.jpg', 1)), async () => {
    asked.push('send');
    return REPORT;
  });
  expect(asked).toEqual(['hold a.jpg for 0', 'hold b.jpg for 1', 'send', 'settle [["0",55]]']);
  expect(pictures).toEqual({ sent: 1, unkept: 0, damaged: [] });
});

it('leaves out what is larger than the service takes', async () => {
  await run(aFile(picture('a.jpg', 0), picture('large.jpg', 0, 1_001)), async () => REPORT);
  expect(asked).toEqual(['hold a.jpg for 0', 'settle [["0",55]]']);
});

it.each([0, 500, 503, 401, 429])(
  'after %i holds on, and the next try has the same key and holds nothing again',
  async (status) => {
    const file = aFile(picture('a.jpg', 0));
    const keys: string[] = [];
    const fail = async (key: string) => {
      keys.push(key);
      throw new ApiError('x', status);
    };
    await expect(run(file, fail)).rejects.toThrow('x');
    await run(file, noting(keys));
    expect(asked).toEqual(['hold a.jpg for 0', 'settle [["0",55]]']);
    expect(keys[1]).toBe(keys[0]);
  },
);

it.each([400, 413, 422])('after %i lets all go, and the next try is another import', async (status) => {
  const file = aFile(picture('a.jpg', 0));
  const keys: string[] = [];
  const fail = async (key: string) => {
    keys.push(key);
    throw new ApiError('x', status);
  };
  await expect(run(file, fail)).rejects.toThrow('x');
  expect(asked).toEqual(['hold a.jpg for 0', 'settle []']);
  await run(file, noting(keys));
  expect(keys[1]).not.toBe(keys[0]);
});

it('lets all go where it is called off on its way', async () => {
  const stop = new AbortController();
  const send = async () => {
    stop.abort();
    return Promise.reject(stop.signal.reason as Error);
  };
  await expect(run(aFile(picture('a.jpg', 0)), send, stop.signal)).rejects.toThrow(/abort/i);
  expect(asked).toEqual(['hold a.jpg for 0', 'settle []']);
});

it('goes on after a reload with the key that it had', async () => {
  const batch = { id: 'key-1', by: 'import', heldAt: 0, note: {} };
  const keys: string[] = [];
  await finishImport(batch, { uploads, send: noting(keys) });
  expect([keys, asked]).toEqual([['key-1'], ['settle [["0",55]]']]);
});
