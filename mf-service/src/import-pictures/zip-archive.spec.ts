import { Blob as NodeBlob } from 'node:buffer';
import { aZip } from '../testing/zips';
import { openArchive } from './zip-archive';

const open = (...args: Parameters<typeof aZip>) => openArchive(blobOf(aZip(...args)));
const blobOf = (bytes: Uint8Array): Blob => new NodeBlob([bytes]) as unknown as Blob;
const textOf = async (blob: Blob): Promise<string> => Buffer.from(await blob.arrayBuffer()).toString();
const encoded = (...bytes: number[]) => Uint8Array.from(bytes);

describe('a ZIP', () => {
  it.each([{ deflate: true }, { deflate: false }])('is read, %j', async (how) => {
    const files = await open([
      { name: 'photos/oil.jpg', content: 'x'.repeat(5_000), ...how },
      { name: 'photos/', content: '' },
      { name: 'history.json', content: '[]', ...how },
    ]);
    expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['photos/oil.jpg', 5_000],
      ['history.json', 2],
    ]);
    expect(await textOf(await files[0]!.read())).toBe('x'.repeat(5_000));
    expect(Buffer.from(await files[0]!.head(3)).toString()).toBe('xxx');
  });

  it('is read without what systems leave in it', async () => {
    const names = ['__MACOSX/._oil.jpg', '.DS_Store', 'photos/Thumbs.db', 'photos/._oil.jpg', 'photos/oil.jpg'];
    const files = await open(names.map((name) => ({ name, content: 'x' })));
    expect(files.map(({ path }) => path)).toEqual(['photos/oil.jpg']);
  });

  it('may have something before it and behind it', async () => {
    const bytes = Buffer.concat([
      Buffer.from('#!/bin/sh\n'),
      aZip([{ name: 'a.jpg', content: 'x' }]),
      Buffer.from('\n'),
    ]);
    const [file] = await openArchive(blobOf(bytes));
    expect(await textOf(await file!.read())).toBe('x');
  });

  it('is read where its list is not where it says', async () => {
    const [file] = await openArchive(blobOf(aZip([{ name: 'a.jpg', content: 'x' }], { directoryAt: 0xfffffff0 })));
    expect(await textOf(await file!.read())).toBe('x');
  });

  it('may be of the large kind (ZIP64)', async () => {
    const [file] = await open([{ name: 'a.jpg', content: 'large', zip64: true }]);
    expect(file).toMatchObject({ path: 'a.jpg', bytes: 5 });
    expect(await textOf(await file!.read())).toBe('large');
  });

  it.each([
    ['UTF-8, said', Buffer.from('Öl/前輪.jpg'), true, 'Öl/前輪.jpg'],
    ['UTF-8, unsaid', Buffer.from('Öl/前輪.jpg'), false, 'Öl/前輪.jpg'],
    ['CP437', encoded(0x99, 0x6c, 0x2e, 0x6a, 0x70, 0x67), false, 'Öl.jpg'],
    ['Windows-1252', encoded(0xd6, 0x6c, 0x2e, 0x6a, 0x70, 0x67), false, 'Öl.jpg'],
    ['Shift JIS', encoded(0x91, 0x4f, 0x97, 0xd6, 0x2e, 0x6a, 0x70, 0x67), false, '前輪.jpg'],
  ])('has names in %s', async (_, raw, utf8, name) => {
    const [file] = await open([{ name: raw, utf8, content: 'x' }]);
    expect(file!.spellings).toContain(name);
    expect(file!.fault).toBeNull();
  });
});

describe('what is hostile', () => {
  it.each(['../../etc/passwd.jpg', '/etc/a.jpg', 'C:\\a.jpg', 'x/../../a.jpg', 'a\0.jpg'])(
    'is told by its name: %j',
    async (name) => {
      const [file] = await open([{ name, content: 'x' }]);
      expect(file?.fault).toBe('unsafe');
    },
  );

  it('is told where it is locked, or packed too well to be a picture', async () => {
    const files = await open([
      { name: 'locked.jpg', content: 'x', encrypted: true },
      { name: 'bomb.jpg', content: Buffer.alloc(20_000_000) },
      { name: 'white.png', content: Buffer.alloc(1_000_000) },
    ]);
    expect(files.map(({ fault }) => fault)).toEqual(['encrypted', 'bomb', null]);
  });

  it.each([
    ['says that it is shorter', { says: { bytes: 10 } }],
    ['has other bytes than it says', { says: { crc: 1 } }],
    ['is cut', { says: { packed: 12 } }],
  ])('is not unpacked where it %s', async (_, entry) => {
    const [file] = await open([{ name: 'a.jpg', content: 'x'.repeat(5_000), ...entry }]);
    await expect(file!.read()).rejects.toThrow('a.jpg is damaged.');
  });

  it('is not unpacked where many names share the same bytes', async () => {
    const files = await open([
      { name: 'a.jpg', content: 'x'.repeat(5_000) },
      { name: 'b.jpg', content: '', at: 0 },
    ]);
    const all = await Promise.allSettled(files.map((file) => file.read()));
    expect(all.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
  });

  it('is refused with more than 10,000 files @thorough', async () => {
    const names = Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.jpg`, content: '' }));
    await expect(open(names)).rejects.toThrow('The ZIP holds more than 10,000 files.');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no ZIP', Buffer.from('%PDF-1.7 not a zip at all, whatever its name says')],
    ['half a ZIP', aZip([{ name: 'a.jpg', content: 'x'.repeat(500), deflate: false }]).subarray(0, 300)],
    ['a list that is said to be huge', aZip([{ name: 'a.jpg', content: 'x' }], { directoryBytes: 0x7fffffff })],
    ['more entries than there are', aZip([{ name: 'a.jpg', content: 'x' }], { entries: 60_000 })],
  ])('is refused: %s', async (_, bytes) => {
    await expect(openArchive(blobOf(bytes))).rejects.toThrow(/no ZIP, or is damaged|says more of its files/);
  });

  it('breaks nothing, wherever a byte is changed @thorough', async () => {
    const whole = aZip([
      { name: 'history.json', content: '[{"name":"Oil"}]' },
      { name: 'photos/oil.jpg', content: 'x'.repeat(300) },
    ]);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0xff;
      const files = await openArchive(blobOf(changed)).catch((error: Error) => {
        expect(error.name).toBe('ArchiveProblem');
        return [];
      });
      for (const file of files) {
        const read = await file.read().catch((error: Error) => error.name);
        if (typeof read === 'string') expect(read).toBe('ArchiveProblem');
        else expect(['[{"name":"Oil"}]', 'x'.repeat(300)]).toContain(await textOf(read));
      }
    }
  });
});
