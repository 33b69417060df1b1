import { type EarlierPart, passportJournal } from '../src/passports/passport-journal.js';
import { checkJournal } from '../verifier/verify-journal.js';
import { verifyPassport } from '../verifier/verify-passport.js';
import { publicKeyOf } from '../src/seal/sealing-key.js';
import { aKey } from './a-book.js';
import { aJournal } from './a-journal.js';
import { aPassport, type WrittenPassport } from './a-passport.js';

const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);
const check = (bytes: Buffer) => verifyPassport(blob(bytes));

/** More than one chunk, so that the Merkle tree has inner nodes. */
const PHOTO = { id: 5, kind: 'photo', name: 'a.jpg', media_type: 'image/jpeg', content: Buffer.alloc(2_300_000, 7) };
const ENTRIES = [{ kind: 'service-event', id: 1, fields: { name: 'Oil', cost: '120.00', currency: 'EUR' } }];

let made: WrittenPassport;
const key = aKey();
beforeAll(async () => (made = await aPassport({ key, originals: [PHOTO], entries: ENTRIES })));

it('is unchanged as it was sealed, and brings its manifest and a journal that is whole', async () => {
  const answer = await check(made.bytes);
  expect(answer).toMatchObject({
    verdict: 'unchanged',
    seal: { key: publicKeyOf(key), issued: '2026-11-28' },
    manifest: { format: 'carnet-passport', originals: [{ id: 5 }] },
    journal: { verdict: 'whole', size: 2, values: 2, before: [] },
  });
});

it('finds every flipped byte of 3,000, wherever it lies @thorough', async () => {
  // A small passport, so that all of it is checked: directory, headers, manifest, journal, seal.
  const { bytes } = await aPassport({ key, entries: ENTRIES });
  const step = bytes.length / 3_000;
  for (let at = 0; at < 3_000; at += 1) {
    const place = Math.floor(at * step);
    const flipped = Buffer.from(bytes);
    flipped[place]! ^= 1 << (at % 8);
    const { verdict } = await check(flipped);
    if (verdict !== 'changed') throw new Error(`A flip at ${place} of ${bytes.length} was answered ${verdict}`);
  }
}, 300_000);

it.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.of(10)])],
  ['with something before it', (bytes: Buffer) => Buffer.concat([Buffer.from('MZ'), bytes])],
  ['without its end', (bytes: Buffer) => bytes.subarray(0, 1_000_000)],
  ['empty', () => Buffer.alloc(0)],
])('is changed where it is %s', async (_, change) => {
  expect((await check(change(made.bytes))).verdict).toBe('changed');
});

it('goes through three keys in one chain, and says which part each vouches for', async () => {
  const keys = [aKey(), aKey(), aKey()];
  let last: WrittenPassport | undefined;
  for (const one of keys) last = await aPassport({ key: one, before: last, entries: ENTRIES });
  const answer = await check(last!.bytes);
  if (answer.verdict !== 'unchanged' || answer.journal.verdict !== 'whole') throw new Error(JSON.stringify(answer));
  expect(answer.journal.before.map((part) => part.key)).toEqual(keys.slice(0, 2).map(publicKeyOf));
  expect(answer.journal).toMatchObject({ key: publicKeyOf(keys[2]!), size: 2 });
});

it('is broken where an earlier part is not the one that the next cites', async () => {
  const first = await aPassport({ entries: ENTRIES });
  const other = await aPassport({ entries: ENTRIES });
  const last = await aPassport({ before: { ...first, parts: other.parts } });
  expect(await check(last.bytes)).toMatchObject({ journal: { verdict: 'broken', why: 'chain' } });
});

it('is broken where earlier parts are left out, or the entry that cites them is not shown', async () => {
  const first = await aPassport({ entries: ENTRIES });
  const shortened = await aPassport({ before: { ...first, parts: [] } });
  expect(await check(shortened.bytes)).toMatchObject({ journal: { verdict: 'broken', why: 'chain' } });
  const silent = await aPassport({ before: { ...first, parts: [] }, hidden: ['came_from'] });
  expect(await check(silent.bytes)).toMatchObject({ journal: { verdict: 'broken', why: 'chain' } });
});

it('is broken where a value of an earlier part is another', async () => {
  const first = await aPassport({ entries: ENTRIES });
  const parts = JSON.parse(JSON.stringify(first.parts).replace('Oil', 'Air')) as typeof first.parts;
  const last = await aPassport({ before: { ...first, parts }, carriesAll: true });
  expect(await check(last.bytes)).toMatchObject({ journal: { verdict: 'broken', why: 'values' } });
});

it.each([
  ['an entry is opened of which there is but the hash', { leaf: 2, values: {} }],
  ['an entry is opened twice', { leaf: 0, values: {} }],
  ['a value is no text', { leaf: 1, values: { name: { salt: 'a', value: 1 } } }],
])('is broken where %s', async (_, more) => {
  const hidden = { kind: 'vehicle-identity', id: 3, fields: { name: 'Axle' } };
  const made = await aPassport({ key, entries: [...ENTRIES, hidden] });
  const [{ checkpoint, leaves, opened }] = made.parts as [EarlierPart];
  const others = opened.filter(({ leaf }) => leaf !== more.leaf || more.leaf === 0);
  const text = JSON.stringify({
    schema: 'carnet-journal/3',
    checkpoint,
    leaves,
    opened: [...others, more],
    before: [],
  });
  const { size, root } = made.manifest.journal;
  expect(await checkJournal(text, { size, root, key: publicKeyOf(key) })).toEqual({ verdict: 'broken', why: 'values' });
});

it('opens of earlier parts nothing that is withheld, was deleted, or says something else now', async () => {
  const [car, axle] = ['vehicle', 'vehicle-identity'];
  const opened = (kind: string, fields: Record<string, string>, id = 1) => ({ kind, id, fields });
  const hidden = new Map([
    [car, new Set(['owned_by'])],
    [axle, new Set<string>()],
  ]);
  const first = aJournal(key, [
    opened(car, { make: 'Lancia', owned_by: 'me', color: 'Grey' }),
    opened(axle, { name: 'Kept' }),
    opened(axle, { name: 'Deleted' }, 2),
  ]);
  const told = JSON.parse(passportJournal(first, [], new Map([...hidden, [car, new Set()]]))) as EarlierPart;
  const before = [{ ...told, key: publicKeyOf(key) }];
  const own = aJournal(key, [
    opened(car, { make: 'Lancia', owned_by: 'me', color: 'Red' }),
    opened(axle, { name: 'Kept' }),
  ]);
  const { before: parts } = JSON.parse(passportJournal(own, before, hidden)) as { before: EarlierPart[] };
  expect(parts[0]!.opened.map(({ values }) => Object.keys(values))).toEqual([['make'], ['name']]);
  expect(JSON.stringify(parts)).not.toMatch(/"me"|Grey|Deleted/);
});
