import { createHash } from 'node:crypto';
import type { KnownList } from '../src/passport-imports/found-passport.js';
import type { PassportManifest } from '../src/passports/passport-manifest.rules.js';
import { passportNote, PieceTree } from '../src/passports/passport-seal.js';
import type { SealingKey } from '../src/seal/sealing-key.js';
import { aKey } from './a-book.js';
import { A_VEHICLE, aPassport, type PassportContent, type WrittenPassport } from './a-passport.js';

const nullable = (type: string) => ({ type: [type, 'null'] });
const named = (type: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, { type }]));
const orNull = (type: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, nullable(type)]));

/** The lists that an installation of this release knows. */
export const KNOWN: readonly KnownList[] = [
  {
    name: 'vehicles',
    version: 1,
    vehicle: 'id',
    schema: {
      type: 'object',
      properties: {
        ...named('integer', 'id', 'year', 'vehicle_age'),
        ...named('string', 'type', 'make', 'model', 'odometer_unit', 'created_at', 'updated_at'),
        ...orNull('string', 'vin', 'purchase_date', 'birth_date', 'nickname', 'color', 'description', 'notes'),
        current_mileage: nullable('integer'),
        cover: nullable('object'),
      },
    },
  },
  {
    name: 'service-events',
    version: 1,
    vehicle: 'vehicle_id',
    schema: {
      type: 'object',
      properties: {
        ...named('integer', 'id', 'vehicle_id'),
        ...named('string', 'name', 'status'),
        ...orNull('number', 'cost'),
        parts: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
      },
    },
  },
];

export const anEvent = (id: number, more: object = {}) => ({
  ...{ id, vehicle_id: 7, name: `Service ${id}`, status: 'Completed', cost: 12.5, parts: [] },
  ...more,
});

const PHOTO = { id: 5, kind: 'photo', name: 'a.jpg', media_type: 'image/jpeg', content: Buffer.from('a photo') };

export const GOOD: PassportContent = {
  lists: { vehicles: [A_VEHICLE], 'service-events': [anEvent(1), anEvent(2)] },
  originals: [PHOTO],
  entries: [{ kind: 'service-event', id: 1, fields: { name: 'Service 1' } }],
};

/** The same bytes with a change, and with a valid seal. */
export function resealed(
  { bytes, manifest }: WrittenPassport,
  key: SealingKey,
  change: (zip: Buffer) => Buffer,
): Buffer {
  const at = bytes.lastIndexOf('carnet-passport-seal/');
  const lines = bytes.toString('utf8', at).split('\n');
  const valueOf = (name: string): string[] =>
    lines
      .find((line) => line.startsWith(`${name} `))!
      .split(' ')
      .slice(1);
  const [sha256, ...place] = valueOf('manifest');
  const [size, root, ...journal] = valueOf('journal');
  const zip = change(Buffer.from(bytes.subarray(0, at)));
  const about = {
    issuedOn: manifest.issued_on,
    manifest: { sha256: sha256!, offset: Number(place[0]), length: Number(place[1]) },
    journal: { size: Number(size), root: root!, offset: Number(journal[0]), length: Number(journal[1]) },
  };
  const noteOf = (by: string): string => passportNote({ ...about, bytes: zip.length, root: by }, key);
  zip.writeUInt16LE(Buffer.byteLength(noteOf('A'.repeat(44))), zip.length - 2);
  const tree = new PieceTree();
  tree.add(zip);
  return Buffer.concat([zip, Buffer.from(noteOf(tree.root()))]);
}

/** A random integer from 0, below `most`. */
export type Chance = (most: number) => number;

/** A random number generator with a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (most) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };
}

const oneOf = <T>(chance: Chance, things: readonly T[]): T => things[chance(things.length)]!;

/** A passport with a false manifest and a valid seal. */
const lying = async (change: (manifest: PassportManifest) => void): Promise<Buffer> =>
  (await aPassport({ ...GOOD, change })).bytes;

const withRows = async (name: string, rows: object[]): Promise<Buffer> =>
  (await aPassport({ ...GOOD, lists: { ...GOOD.lists, [name]: rows } })).bytes;

const UNSTORABLE = [3_000_000_000, -3_000_000_000, 2_147_483_648, Number.MAX_SAFE_INTEGER];

/** Kinds of hostile files, each with random variations. */
export const HOSTILE: Readonly<Record<string, (chance: Chance) => Promise<Buffer>>> = {
  'a flipped bit': async (chance) => {
    const { bytes } = await aPassport(GOOD);
    bytes[chance(bytes.length)]! ^= 1 << chance(8);
    return bytes;
  },
  'a cut': async (chance) => {
    const { bytes } = await aPassport(GOOD);
    return bytes.subarray(0, chance(bytes.length));
  },
  'something behind it': async (chance) => {
    const { bytes } = await aPassport(GOOD);
    return Buffer.concat([bytes, Buffer.alloc(1 + chance(100), chance(256))]);
  },
  noise: (chance) => Promise.resolve(Buffer.from(Array.from({ length: 4 + chance(3_000) }, () => chance(256)))),
  'noise that begins as a ZIP': (chance) =>
    Promise.resolve(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(chance(3_000), chance(256))])),
  'an entry that the manifest does not name': async (chance) => {
    const name = `originals/${String(chance(10)).repeat(64)}`;
    const more = async (zip: Parameters<NonNullable<PassportContent['more']>>[0]) =>
      void (await zip.addText(name, 'x', true));
    const change = (manifest: PassportManifest) =>
      Object.assign(manifest, { entries: manifest.entries.filter(({ path }) => path !== name) });
    return (await aPassport({ ...GOOD, more, change })).bytes;
  },
  'a path': async (chance) => {
    const name = oneOf(chance, [
      ...['../../escaped', '/etc/escaped', 'C:\\escaped', 'lists/../../escaped.ndjson', 'originals/../escaped'],
      ...[
        'lists/a/b.ndjson',
        '\\\\host\\share',
        'lists/',
        'CON',
        'manifest.json.exe',
        'Manifest.json',
        '.',
        'lists/\u202Ea',
      ],
    ]);
    return (await aPassport({ ...GOOD, more: async (zip) => void (await zip.addText(name, 'x')) })).bytes;
  },
  'a doubled entry': async (chance) => {
    const key = aKey();
    const names = ['lists/service-events.ndjson', 'lists/service-eventz.ndjson'] as const;
    const more = async (zip: Parameters<NonNullable<PassportContent['more']>>[0]) =>
      void (await zip.addText(names[1], oneOf(chance, ['', 'x', '{}\n'])));
    const passport = await aPassport({ ...GOOD, key, more });
    return resealed(passport, key, (zip) =>
      Buffer.from(zip.toString('latin1').replaceAll(names[1], names[0]), 'latin1'),
    );
  },
  'a bomb': async (chance) => {
    const text = ' '.repeat(1_500_000 + chance(1_000_000));
    return (await aPassport({ ...GOOD, more: async (zip) => void (await zip.addText('lists/bomb.ndjson', text)) }))
      .bytes;
  },
  'sizes of the directory that are not so': async (chance) => {
    const key = aKey();
    const passport = await aPassport({ ...GOOD, key });
    return resealed(passport, key, (zip) => {
      const entry = zip.indexOf('PK\u0001\u0002');
      // Offsets of compressed size, uncompressed size, and local header offset.
      const field = entry + oneOf(chance, [20, 24, 42]);
      zip.writeUInt32LE((zip.readUInt32LE(field) + 1 + chance(1_000)) >>> 0, field);
      return zip;
    });
  },
  'an original within another': async () => {
    const key = aKey();
    const inner = { ...PHOTO, content: Buffer.from('inner') };
    const name = Buffer.from(`originals/${createHash('sha256').update(inner.content).digest('hex')}`);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04_03_4b_50, 0);
    header.writeUInt16LE(name.length, 26);
    // The hashes of both entries are right; only their offsets reveal the overlap.
    const outer = { ...PHOTO, id: 6, content: Buffer.concat([header, name, inner.content, Buffer.from('outer')]) };
    const passport = await aPassport({ ...GOOD, key, originals: [inner, outer] });
    return resealed(passport, key, (zip) => {
      const entry = zip.lastIndexOf(name) - 46;
      zip.writeUInt32LE(zip.indexOf(outer.content), entry + 42);
      return zip;
    });
  },
  'a number of entries that is not so': async (chance) => {
    const key = aKey();
    const passport = await aPassport({ ...GOOD, key });
    return resealed(passport, key, (zip) => {
      const end = zip.lastIndexOf('PK\u0005\u0006');
      const said = zip.readUInt16LE(end + 10) - 1 - chance(3);
      zip.writeUInt16LE(said, end + 8);
      zip.writeUInt16LE(said, end + 10);
      return zip;
    });
  },
  'a size in the manifest that is not so': (chance) =>
    lying((manifest) => (oneOf(chance, manifest.entries).bytes += 1 + chance(1_000_000_000))),
  'a hash in the manifest that is not so': (chance) =>
    lying((manifest) => (oneOf(chance, manifest.entries).sha256 = String(chance(10)).repeat(64))),
  'a count of rows that is not so': (chance) =>
    lying((manifest) => void (manifest.lists[chance(2)]! as { rows: number }).rows++),
  'an entry of the manifest that is not there': () =>
    lying((manifest) => void (manifest.entries as object[]).push({ path: 'verify2.html', bytes: 1, sha256: 'a' })),
  'an entry that the manifest names twice': (chance) =>
    lying((manifest) => void (manifest.entries as object[]).push(oneOf(chance, manifest.entries))),
  'an original of another kind, size or hash': (chance) =>
    lying((manifest) =>
      Object.assign(
        manifest.originals[0]!,
        oneOf<object>(chance, [{ kind: 'program' }, { bytes: 8 }, { sha256: 'f'.repeat(64) }, { path: 'verify.html' }]),
      ),
    ),
  'a field of the manifest that is of another type': (chance) =>
    lying((manifest) => {
      const name = oneOf(
        chance,
        Object.keys(manifest).filter((one) => one !== 'format'),
      );
      Object.assign(manifest, { [name]: oneOf<unknown>(chance, [null, true, { a: 1 }]) });
    }),
  'a field that the manifest lacks or has too many of': (chance) =>
    lying((manifest) => {
      const name = oneOf(chance, Object.keys(manifest));
      if (chance(2) === 0) Reflect.deleteProperty(manifest, name);
      else Object.assign(manifest, { [`${name}_`]: 1 });
    }),
  'words that cannot be stored': (chance) =>
    lying((manifest) => {
      const word = oneOf(chance, ['\u0000', '\ud800', 'x'.repeat(700)]);
      oneOf<() => unknown>(chance, [
        () => (manifest.made_by.release = word),
        () => (manifest.vehicle.make = word),
        () => Object.assign(manifest.originals[0]!, { name: word }),
        () => Object.assign(manifest, { withheld: [word] }),
      ])();
    }),
  "a day that is not the seal's": (chance) =>
    lying((manifest) => (manifest.issued_on = oneOf(chance, ['2026-11-27', '2026-13-45', 'yesterday', '']))),
  'a newer form': (chance) => lying((manifest) => (manifest.version += 1 + chance(9))),
  'a list of a newer form': (chance) => lying((manifest) => (manifest.lists[chance(2)]!.version += 1 + chance(9))),
  'a list that nobody knows': (chance) => withRows(`list-${'abcdefghij'[chance(10)]}`, [anEvent(1)]),
  'a row of a foreign schema': (chance) =>
    withRows('service-events', [
      anEvent(1),
      anEvent(
        2,
        oneOf<object>(chance, [
          ...[{ name: null }, { name: 7 }, { cost: '12' }, { parts: {} }, { parts: [{ id: 'x' }] }, { more: 1 }],
          ...[{ id: 1.5 }, { id: 1 }, { id: '2' }, { vehicle_id: 8 }, { vehicle_id: null }, { __proto: 1 }],
        ]),
      ),
    ]),
  'lines that are no rows': (chance) =>
    withRows('service-events', [{ toJSON: () => oneOf<unknown>(chance, [[], null, 7, 'text', [[[[]]]], true]) }]),
  'a row that is nested without end': (chance) => {
    const deep = 2_000 + chance(2_000);
    return withRows('service-events', [
      anEvent(1, { parts: JSON.parse(`${'['.repeat(deep)}${']'.repeat(deep)}`) as object }),
    ]);
  },
  'two vehicles, or none': (chance) =>
    withRows('vehicles', chance(2) === 0 ? [] : [A_VEHICLE, { ...A_VEHICLE, id: 8 }]),
  'a seal that names another key': async () => {
    const { bytes } = await aPassport(GOOD);
    const other = await aPassport(GOOD);
    const keyOf = (text: string): string => /\nkey (\S+)\n/.exec(text)![1]!;
    const text = bytes.toString('latin1');
    return Buffer.from(text.replaceAll(keyOf(text), keyOf(other.bytes.toString('latin1'))), 'latin1');
  },
  'a seal of another file': async () => {
    const [one, other] = [await aPassport(GOOD), await aPassport(GOOD)];
    const sealAt = (bytes: Buffer): number => bytes.lastIndexOf('carnet-passport-seal/');
    return Buffer.concat([one.bytes.subarray(0, sealAt(one.bytes)), other.bytes.subarray(sealAt(other.bytes))]);
  },
  'a maker that is not who sealed it': (chance) =>
    lying((manifest) => (manifest.made_by.key = `books.example+${String(chance(10)).repeat(8)}+AAAA`)),
  'a part that its next one does not cite': async () => {
    const [first, other] = [await aPassport(GOOD), await aPassport(GOOD)];
    return (await aPassport({ ...GOOD, before: { ...first, parts: other.parts } })).bytes;
  },
  'a part with another value': async (chance) => {
    const first = await aPassport(GOOD);
    const [from, to] = oneOf(chance, [
      ['Service 1', 'Service 9'],
      ['created', 'changed'],
      ['Alfa', 'Beta'],
    ] as const);
    const parts = JSON.parse(JSON.stringify(first.parts).replace(from, to)) as typeof first.parts;
    return (await aPassport({ ...GOOD, before: { ...first, parts }, carriesAll: true })).bytes;
  },
  'an id of a row that no table holds': (chance) =>
    withRows('service-events', [anEvent(1), anEvent(oneOf(chance, UNSTORABLE))]),
  'an id of an original that no table holds': (chance) =>
    lying((manifest) => (manifest.originals[0]!.id = oneOf(chance, UNSTORABLE))),
};

/** A hostile file from a seed, and its kind. */
export async function hostileOf(seed: number): Promise<{ kind: string; bytes: Buffer }> {
  const kinds = Object.keys(HOSTILE);
  const kind = kinds[seed % kinds.length]!;
  return { kind, bytes: await HOSTILE[kind]!(chanceOf(seed)) };
}
