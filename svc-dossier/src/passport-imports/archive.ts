import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { configure, type Entry, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js';
import { piecesOf } from '../packing/pieces.js';
import { MOST_ENTRIES, MOST_UNPACKED } from '../passports/passport-limits.js';
import { Refused } from './found-passport.js';

configure({ useWebWorkers: false });

/** The allowed names of entries. None is used as a path. */
const NAMES =
  /^(manifest\.json|journal\.json|verify\.html|lists\/[a-z-]{1,60}(\.schema\.json|\.ndjson)|originals\/[0-9a-f]{64})$/;
/** Entries that must be stored uncompressed. */
const PLAIN = /^(manifest\.json|journal\.json|originals\/.*)$/;
/** The limit for one read of the directory, in bytes. */
const MOST_AT_ONCE = 64 * 1024 ** 2;
const MOST_RATIO = 200;
const RATIO_COUNTS_FROM = 1024 ** 2;

/** A local header: the size of its fixed part, and the offsets of its length fields for name and extra field. */
const HEADER = { bytes: 30, nameAt: 26, extraAt: 28 };

/** An entry of the central directory. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  entry: FileEntry;
}

/** A file of any size for zip.js and the verifier. It replaces Node's `openAsBlob`, whose size is wrong for files longer than 4 GB (24.21). */
export class ArchiveFile extends Reader<null> {
  private constructor(
    private readonly file: FileHandle,
    override readonly size: number,
  ) {
    super(null);
  }

  static async open(path: string): Promise<ArchiveFile> {
    const file = await open(path);
    return new ArchiveFile(file, (await file.stat()).size);
  }

  /** @throws Refused if the file has become shorter, or if the read is larger than any valid directory needs */
  override async readUint8Array(at: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    if (bytes > MOST_AT_ONCE) throw new Refused('too-much');
    const room = new Uint8Array(Math.max(0, Math.min(bytes, this.size - at)));
    await this.readInto(room, at);
    return room;
  }

  /** Fills a buffer with bytes of the file. @throws Refused if the file has become shorter */
  async readInto(room: Uint8Array, at: number): Promise<void> {
    for (let filled = 0; filled < room.length;) {
      const { bytesRead } = await this.file.read(room, filled, room.length - filled, at + filled);
      if (bytesRead === 0) throw new Refused('changed');
      filled += bytesRead;
    }
  }

  /** The same interface as `Blob` in a browser. */
  slice(from: number, to: number): Pick<Blob, 'arrayBuffer'> {
    return { arrayBuffer: async () => (await this.readUint8Array(from, to - from)).buffer };
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Reads the directory of an archive. @throws Refused if an entry has a name that passports do not use */
export async function directoryOf(file: ArchiveFile): Promise<Map<string, ArchiveEntry>> {
  const zip = new ZipReader(file, {
    useWebWorkers: false,
    checkOverlappingEntry: true,
    filenameValidation: 'tolerant',
  });
  const found = new Map<string, ArchiveEntry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (found.size === MOST_ENTRIES) throw new Refused('too-much');
      const one = checked(entry);
      if (found.has(one.name)) throw new Refused('bad-names', one.name);
      found.set(one.name, one);
      if (!PLAIN.test(one.name)) unpacked += one.bytes;
      if (unpacked > MOST_UNPACKED) throw new Refused('too-much');
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unlike-manifest');
  }
  return found;
}

function checked(entry: Entry): ArchiveEntry {
  const { filename: name, directory, encrypted, symlink, compressedSize, uncompressedSize: bytes } = entry;
  if (directory || encrypted || symlink || !NAMES.test(name)) throw new Refused('bad-names', shown(name));
  if (PLAIN.test(name) && (entry.compressionMethod !== 0 || compressedSize !== bytes))
    throw new Refused('unlike-manifest', name);
  if (bytes > RATIO_COUNTS_FROM && bytes > compressedSize * MOST_RATIO) throw new Refused('too-much', name);
  return { name, bytes, entry };
}

/** A name from a stranger's file, made safe for a message. */
const shown = (name: string): string => name.replace(/[^\x20-\x7e]/g, '?').slice(0, 60);

/** The offset of each entry's bytes. @throws Refused if entries overlap: so all of them together are no longer than the file */
export async function placesOf(
  file: ArchiveFile,
  directory: ReadonlyMap<string, ArchiveEntry>,
): Promise<Map<string, number>> {
  const inOrder = [...directory.values()].toSorted((a, b) => a.entry.offset - b.entry.offset);
  const places = new Map<string, number>();
  for (const [at, one] of inOrder.entries()) {
    const place = await placeOf(file, one);
    if (place + one.entry.compressedSize > (inOrder[at + 1]?.entry.offset ?? file.size))
      throw new Refused('unlike-manifest', one.name);
    places.set(one.name, place);
  }
  return places;
}

/** The offset of an entry's bytes. */
async function placeOf(file: ArchiveFile, { entry, name }: ArchiveEntry): Promise<number> {
  const header = Buffer.from(await file.readUint8Array(entry.offset, HEADER.bytes));
  if (header.length < HEADER.bytes || header.readUInt32LE(0) !== 0x04_03_4b_50)
    throw new Refused('unlike-manifest', name);
  return entry.offset + HEADER.bytes + header.readUInt16LE(HEADER.nameAt) + header.readUInt16LE(HEADER.extraAt);
}

/** The hash of a part of a file. */
export async function hashOfPart(path: string, offset: number, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(path, { offset, bytes })) hash.update(piece);
  return hash.digest('hex');
}

/** Decompresses an entry into `take`, up to its announced size. @returns its hash */
export async function unpacked(
  { entry, bytes, name }: ArchiveEntry,
  take: (piece: Uint8Array) => Promise<void> | void,
): Promise<string> {
  const hash = createHash('sha256');
  let passed = 0;
  const sink = new WritableStream<Uint8Array>({
    async write(piece) {
      passed += piece.length;
      if (passed > bytes) throw new Refused('unlike-manifest', name);
      hash.update(piece);
      await take(piece);
    },
  });
  try {
    await entry.getData(sink, { checkSignature: true });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unlike-manifest', name);
  }
  if (passed !== bytes) throw new Refused('unlike-manifest', name);
  return hash.digest('hex');
}
