import { Blob as NodeBlob } from 'node:buffer';
import fc from 'fast-check';
import { aZip, type ZippedFile } from '../testing/zips';
import { namedPictures, withoutPictures } from './named-pictures.rules';
import { filesOf, openPictureZip, planPictures } from './picture-zip';

const JPEG = Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1');
const HEIC = Buffer.from('\0\0\0\x18ftypheic a picture', 'latin1');
const PDF = Buffer.from('%PDF-1.7');
const json = (name = 'history.json'): ZippedFile => ({ name, content: '[]' });

const open = (...files: ZippedFile[]) => openPictureZip(new NodeBlob([aZip(files)]) as unknown as Blob);
const planOf = async (entries: unknown[], ...files: ZippedFile[]) =>
  planPictures(await open(json(), ...files), entries);
const entry = (...photos: unknown[]) => ({ name: 'Oil', photos });

it('says what it found for which entry, what not, what nobody named and what is none', async () => {
  const plan = await planOf(
    [
      entry(
        { file_path: 'photos/b.jpg', caption: ' Drain plug ' },
        { file_path: 'gone.jpg' },
        { file_path: 'notes.txt' },
      ),
      entry('A.HEIC', 'invoice.pdf', 'photos/b.jpg', 'photos\\b.jpg', 'inner.bin', 'none.jpg', 'locked.jpg'),
    ],
    { name: 'photos/a.heic', content: HEIC },
    { name: 'photos/b.jpg', content: JPEG },
    { name: 'invoice.pdf', content: PDF },
    { name: 'notes.txt', content: 'text' },
    { name: 'readme.md', content: 'text' },
    { name: 'inner.bin', content: aZip([json()]) },
    { name: 'more.zip', content: aZip([json()]) },
    { name: 'none.jpg', content: '' },
    { name: 'locked.jpg', content: JPEG, encrypted: true },
    { name: '../out.jpg', content: JPEG },
  );
  expect(plan.found.map(({ unpack: _, ...rest }) => rest)).toEqual([
    { entry: 0, path: 'photos/b.jpg', bytes: JPEG.length, kind: 'photo', caption: 'Drain plug' },
    { entry: 1, path: 'photos/a.heic', bytes: HEIC.length, kind: 'photo', caption: null },
    { entry: 1, path: 'invoice.pdf', bytes: PDF.length, kind: 'document', caption: null },
    { entry: 1, path: 'photos/b.jpg', bytes: JPEG.length, kind: 'photo', caption: null },
  ]);
  expect(plan.missing).toEqual([{ entry: 0, name: 'gone.jpg', reason: 'missing' }]);
  expect(plan.unnamed).toEqual(['readme.md']);
  expect(Object.fromEntries(plan.refused.map(({ path, why }) => [path, why]))).toEqual({
    ...{ 'notes.txt': 'no picture', 'inner.bin': 'archive', 'more.zip': 'archive' },
    ...{ 'none.jpg': 'empty', 'locked.jpg': 'encrypted', '../out.jpg': 'unsafe' },
  });
});

it.each([
  ['no JSON file', []],
  ['several JSON files, and only one can be the list: a.json, b/c.JSON', [json('a.json'), json('b/c.JSON')]],
])('is refused with %s', async (message, files) => {
  await expect(open({ name: 'a.jpg', content: JPEG }, ...files)).rejects.toThrow(message);
});

it('is refused where a password locks the list', async () => {
  await expect(open({ ...json(), encrypted: true })).rejects.toThrow('locked by a password');
});

it('shortens what no caption or title can hold, and says so', async () => {
  const long = 'x'.repeat(2_345);
  const plan = await planOf(
    [
      entry(
        { file_path: 'a.jpg', caption: long },
        { file_path: 'b.pdf', caption: long },
        { file_path: 'c.jpg', caption: 'y' },
      ),
    ],
    { name: 'a.jpg', content: JPEG },
    { name: 'b.pdf', content: PDF },
    { name: 'c.jpg', content: JPEG },
  );
  expect(plan.found.map(({ caption, wholeCaption }) => [caption?.length, caption?.at(-1), wholeCaption])).toEqual([
    [2_000, '…', 2_345],
    [200, '…', 2_345],
    [1, 'y', undefined],
  ]);
});

it('unpacks one after the other, and passes over what is damaged', async () => {
  const plan = await planOf(
    [entry('a.jpg', 'b.jpg'), entry('c.jpg')],
    { name: 'a.jpg', content: JPEG },
    { name: 'b.jpg', content: JPEG, says: { crc: 1 } },
    { name: 'c.jpg', content: HEIC },
  );
  const [damaged, at]: [string[], number[]] = [[], []];
  const names: string[] = [];
  const told = { onFile: (one: number) => at.push(one), onDamaged: (path: string) => damaged.push(path) };
  for await (const { file, group, position } of filesOf(plan.found, new AbortController().signal, told))
    names.push(`${group}.${position} ${file.name} ${file.type}`);
  expect(names).toEqual(['0.1 a.jpg image/jpeg', '1.1 c.heic image/heic']);
  expect([damaged, at]).toEqual([['b.jpg'], [0, 1, 2]]);
});

it('stops where it is called off', async () => {
  const plan = await planOf([entry('a.jpg')], { name: 'a.jpg', content: JPEG });
  const told = { onFile: () => undefined, onDamaged: () => undefined };
  await expect(filesOf(plan.found, AbortSignal.abort(), told)[Symbol.asyncIterator]().next()).rejects.toThrow(/abort/i);
});

describe('the photos of an entry', () => {
  it.each([
    [[{ file_path: 'a.jpg', caption: 'x' }], [{ entry: 0, name: 'a.jpg', caption: 'x' }]],
    ['[{"file_path":"a.jpg"}]', [{ entry: 0, name: 'a.jpg', caption: null }]],
    [['a.jpg', ' ', 5, null, {}, { id: 7 }], [{ entry: 0, name: 'a.jpg', caption: null }]],
    [['a.jpg', { path: 'a.jpg' }], [{ entry: 0, name: 'a.jpg', caption: null }]],
    ['a.jpg', []],
    [{ file_path: 'a.jpg' }, []],
    [undefined, []],
  ])('%j name %j', (photos, named) => {
    expect(namedPictures([{ photos }])).toEqual(named);
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.record({ photos: fc.anything() }))), (entries) => {
        for (const { name, entry: at } of namedPictures(entries)) {
          expect(name.trim()).not.toBe('');
          expect(at).toBeLessThan(entries.length);
        }
        expect(namedPictures(withoutPictures(entries))).toEqual([]);
      }),
    );
  });

  it('have their captions whole', () => {
    const [named] = namedPictures([entry({ file_path: 'a.jpg', caption: 'x'.repeat(3_000) })]);
    expect(named!.caption).toHaveLength(3_000);
  });
});
