import type { Entry, FileEntry, Reader } from '@zip.js/zip.js';
import { ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';
import { isLitter, isUnsafe } from './file-names.rules';
import type { NamedFile } from './matching.rules';
import * as m from '../messages/picture-zip';

/** A file of an archive. Its content is read on demand. */
export interface ArchiveFile extends NamedFile {
  /** Path for display. */
  path: string;
  /** Uncompressed size in bytes, as the archive claims. */
  bytes: number;
  /** Modification time; milliseconds since 1970. */
  lastModified: number;
  /** Reason why the file cannot be read; null if it can. */
  fault: ArchiveFault | null;
  /** Extracts the whole file. @throws ArchiveProblem if it is damaged, or longer than the archive claims */
  read(signal?: AbortSignal): Promise<Blob>;
  /** Extracts the first bytes. */
  head(bytes: number): Promise<Uint8Array>;
}

export type ArchiveFault = 'encrypted' | 'unsafe' | 'bomb';

/** An archive that cannot be read. The message is shown to the person. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

/** More files than a person's archive has. So many entries are still listed quickly. */
const MOST_FILES = 10_000;
/** Size of a directory with that many entries and the longest names. Larger reads are refused, because the browser would hold them in memory. */
const MOST_AT_ONCE = 64 * 1024 ** 2;
/** Suspicious compression ratio. Deflate reaches 1,000 with zeros only, and hardly ever 100 with real files. */
const MOST_RATIO = 200;
const RATIO_COUNTS_FROM = 10 * 1024 ** 2;

/**
 * Lists a ZIP's files from its central directory, without loading the content. Folders and system files are skipped.
 * @throws ArchiveProblem
 */
export async function openArchive(file: Blob): Promise<ArchiveFile[]> {
  const zip = new ZipReader(sourceOf(file), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
    filenameValidation: 'tolerant',
  });
  const files: ArchiveFile[] = [];
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory || isLitter(entry.filename)) continue;
      if (files.length === MOST_FILES) throw new ArchiveProblem(m.tooMany);
      files.push(toFile(entry));
    }
  } catch (error) {
    throw error instanceof ArchiveProblem ? error : new ArchiveProblem(m.noZip);
  }
  return files;
}

/** Reads the Blob piece by piece. The read-only build of zip.js does not include a reader for Blobs. */
function sourceOf(file: Blob): Reader<Blob> {
  const source = {
    size: file.size,
    init: () => Promise.resolve(),
    readUint8Array: async (offset: number, length: number) => {
      if (length > MOST_AT_ONCE) throw new ArchiveProblem(m.saysTooMuch);
      return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
    },
    createReadable: ({ offset = 0, size = file.size }: { offset?: number; size?: number } = {}) =>
      file.slice(offset, offset + size).stream(),
  };
  return source as unknown as Reader<Blob>;
}

function toFile(entry: FileEntry & Entry): ArchiveFile {
  const { filename, rawFilename, filenameUTF8, uncompressedSize: bytes } = entry;
  return {
    path: filename,
    spellings: filenameUTF8 ? [filename] : [filename, ...legacySpellings(rawFilename)],
    bytes,
    lastModified: entry.lastModDate.getTime() || 0,
    fault: faultOf(entry),
    read: (signal) => read(entry, signal),
    head: (most) => headOf(entry, most),
  };
}

function faultOf({ filename, encrypted, symlink, compressedSize, uncompressedSize }: Entry): ArchiveFault | null {
  if (encrypted) return 'encrypted';
  if (symlink || isUnsafe(filename)) return 'unsafe';
  return uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * MOST_RATIO ? 'bomb' : null;
}

/** Encodings that some systems use without declaring them. The right one is found when an entry names that spelling. */
const LEGACY = ['shift_jis', 'windows-1252', 'gb18030', 'big5', 'euc-kr', 'windows-1251'];

function legacySpellings(raw: Uint8Array): string[] {
  if (raw.every((byte) => byte < 0x80)) return [];
  return LEGACY.flatMap((encoding) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(raw);
    } catch {
      return [];
    }
  });
}

/** Returns a Blob, so that the browser can keep large files on disk. */
async function read(entry: FileEntry, signal?: AbortSignal): Promise<Blob> {
  const { readable, writable } = countingTo(entry.uncompressedSize);
  const whole = new Response(readable).blob();
  whole.catch(() => undefined);
  try {
    const [blob] = await Promise.all([whole, entry.getData(writable, { signal, checkSignature: true })]);
    return blob;
  } catch (error) {
    // If the failure came before the first write, the stream is still open.
    writable.abort(error).catch(() => undefined);
    signal?.throwIfAborted();
    throw new ArchiveProblem(m.isDamaged({ file: entry.filename }), { cause: error });
  }
}

/** Fails after `most` bytes, because an archive may claim a wrong size. */
function countingTo(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0;
  return new TransformStream({
    transform(piece, out) {
      passed += piece.byteLength;
      if (passed > most) throw new ArchiveProblem(m.longerThanSaid);
      out.enqueue(piece);
    },
  });
}

class EnoughRead extends Error {}

async function headOf(entry: FileEntry, most: number): Promise<Uint8Array> {
  const head = new Uint8Array(Math.min(most, entry.uncompressedSize));
  let at = 0;
  const sink = new WritableStream<Uint8Array>({
    write(piece) {
      const part = piece.subarray(0, head.length - at);
      head.set(part, at);
      at += part.length;
      if (at === head.length) throw new EnoughRead();
    },
  });
  await entry.getData(sink).catch(() => undefined);
  return head.subarray(0, at);
}
