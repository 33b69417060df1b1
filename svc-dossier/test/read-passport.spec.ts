import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveFile } from '../src/passport-imports/archive.js';
import { REFUSALS, Refused } from '../src/passport-imports/found-passport.js';
import { PassportReader } from '../src/passport-imports/passport-reader.js';
import { readPassport } from '../src/passport-imports/read-passport.js';
import { publicKeyOf } from '../src/seal/sealing-key.js';
import { aKey } from './a-book.js';
import { aPassport } from './a-passport.js';
import { GOOD, HOSTILE, hostileOf, KNOWN } from './hostile-passports.js';

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'carnet-read-'))));
afterEach(() => rmSync(place, { recursive: true }));

const written = (bytes: Buffer) => {
  const [path, folder] = [join(place, 'it.carnet'), join(place, 'rows')];
  writeFileSync(path, bytes);
  mkdirSync(folder, { recursive: true });
  return { path, folder, lists: KNOWN };
};
const read = (bytes: Buffer) => readPassport(written(bytes));

/** The reason why a file is refused. Throws if it was accepted, or left anything but rows in its folder. */
async function refusalOf(bytes: Buffer): Promise<string> {
  try {
    await read(bytes);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const left = readdirSync(join(place, 'rows')).filter((name) => !/^list-\d+$/.test(name));
    expect([left, readdirSync(place).toSorted()]).toEqual([[], ['it.carnet', 'rows']]);
    return error.refusal;
  }
  throw new Error('It was not refused');
}

it('reads what a passport holds, who vouches for which part of it, and where its originals lie', async () => {
  const keys = [aKey(), aKey()] as const;
  const before = await aPassport({ ...GOOD, key: keys[0] });
  const { bytes } = await aPassport({ ...GOOD, key: keys[1], before });
  const found = await read(bytes);
  expect(found.parts.map(({ key }) => key)).toEqual(keys.map(publicKeyOf));
  expect(found.lists).toMatchObject([
    { name: 'vehicles', rows: 1 },
    { name: 'service-events', rows: 2 },
  ]);
  const { offset, bytes: length } = found.originals[0]!;
  expect(bytes.toString('utf8', offset, offset + length)).toBe('a photo');
  const { journal } = found;
  expect(JSON.parse(bytes.toString('utf8', journal.offset, journal.offset + journal.length))).toMatchObject({
    schema: 'carnet-journal/3',
  });
});

it('finds what lies behind four gigabytes', async () => {
  const path = join(place, 'long');
  writeFileSync(path, '');
  truncateSync(path, 5_000_000_000);
  await appendFile(path, 'a seal');
  const file = await ArchiveFile.open(path);
  try {
    const { size } = file;
    expect(size).toBe(5_000_000_006);
    expect(Buffer.from(await file.slice(size - 6, size).arrayBuffer()).toString()).toBe('a seal');
    expect(Buffer.from(await file.readUint8Array(size - 4, 100)).toString()).toBe('seal');
  } finally {
    await file.close();
  }
});

it('reads in a process of its own, and says how a file was refused', async () => {
  const reader = new PassportReader();
  const { signal } = new AbortController();
  const { bytes } = await aPassport(GOOD);
  expect(await reader.read(written(bytes), signal)).toMatchObject({ found: { parts: [{}] } });
  bytes[100]! ^= 1;
  expect(await reader.read(written(bytes), signal)).toEqual({ refused: 'changed', about: '' });
});

it.each(Object.keys(HOSTILE).map((kind, seed) => ({ kind, seed })))('refuses $kind', async ({ kind, seed }) => {
  const hostile = await hostileOf(seed);
  expect(hostile.kind).toBe(kind);
  expect(REFUSALS).toContain(await refusalOf(hostile.bytes));
});

it.each([
  ['a newer form', 'newer'],
  ['a list of a newer form', 'newer'],
  ['a bomb', 'too-much'],
  ['a path', 'bad-names'],
  ['an original within another', 'unlike-manifest'],
  ['a doubled entry', 'unlike-manifest'],
  ['a list that nobody knows', 'foreign'],
  ['a row of a foreign schema', 'foreign'],
  ['a flipped bit', 'changed'],
  ['noise', 'no-passport'],
  ['a hash in the manifest that is not so', 'unlike-manifest'],
  ['a part with another value', 'journal'],
  ['an id of a row that no table holds', 'foreign'],
  ['an id of an original that no table holds', 'foreign'],
])('says of %s why: %s', async (kind, refusal) => {
  const { bytes } = await hostileOf(Object.keys(HOSTILE).indexOf(kind));
  expect(await refusalOf(bytes)).toBe(refusal);
});
