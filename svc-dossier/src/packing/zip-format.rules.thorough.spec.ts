import { crc32 } from 'node:zlib';
import { configure, Reader, ZipReader } from '@zip.js/zip.js';
import { descriptor, directory, type EndedEntry, isLarge, localHeader } from './zip-format.rules.js';

configure({ useWebWorkers: false });

const AT = new Date('2026-11-28T10:20:30.000Z');

/** A sparse file: mostly zeros that are not stored. */
class Sparse extends Reader<null> {
  private readonly parts: { at: number; bytes: Buffer }[] = [];

  constructor() {
    super(null);
    this.size = 0;
  }

  add(bytes: Buffer): void {
    this.parts.push({ at: this.size, bytes });
    this.size += bytes.length;
  }

  override readUint8Array(from: number, length: number): Promise<Uint8Array> {
    const read = Buffer.alloc(length);
    for (const { at, bytes } of this.parts) {
      if (at >= from + length || at + bytes.length <= from) continue;
      const start = Math.max(0, from - at);
      bytes.copy(read, Math.max(0, at - from), start, start + length);
    }
    return Promise.resolve(read);
  }
}

/** Writes a ZIP of stored entries, all zeros, and returns its directory as another program reads it. */
async function readBack(entries: readonly { path: string; bytes: number }[], comment = '') {
  const file = new Sparse();
  const ended = entries.map(({ path, bytes }): EndedEntry => {
    const begun = { path, at: AT, isDeflated: false, isLarge: isLarge(bytes) };
    const entry = { ...begun, crc: bytes === 0 ? crc32('') : 1, packed: bytes, bytes, offset: file.size };
    file.add(localHeader(begun));
    file.size += bytes;
    file.add(descriptor(entry));
    return entry;
  });
  let before = 0;
  const length = (bytes: number): number => {
    before = bytes;
    return comment.length;
  };
  for (const record of directory(ended, file.size, length)) file.add(record);
  expect(before).toBe(file.size);
  file.add(Buffer.from(comment));
  const zip = new ZipReader(file);
  const read = await zip.getEntries();
  const places = read.map(({ filename, offset, uncompressedSize }) => [filename, offset, uncompressedSize]);
  expect(places).toEqual(ended.map(({ path, offset, bytes }) => [path, offset, bytes]));
  expect(new TextDecoder().decode(zip.comment)).toBe(comment);
  return read;
}

it('is read by another program, with names in any script, times and a comment', async () => {
  const [one, other] = await readBack(
    [
      { path: 'Papiere/Prüfung 検査.pdf', bytes: 3 },
      { path: 'b', bytes: 0 },
    ],
    'a seal',
  );
  expect([one!.lastModDate, other!.zip64]).toEqual([AT, false]);
});

it('names entries of more than four gigabytes, and those that begin behind as much', async () => {
  const entries = await readBack([
    { path: 'large', bytes: 5_000_000_000 },
    { path: 'behind', bytes: 10 },
    { path: 'large again', bytes: 0xf0_00_00_00 },
  ]);
  expect(entries.map(({ zip64 }) => zip64)).toEqual([true, true, true]);
});

it('counts more than 65,535 entries', async () => {
  const entries = await readBack(Array.from({ length: 65_536 }, (_, at) => ({ path: String(at), bytes: 0 })));
  expect(entries).toHaveLength(65_536);
});
