import type { Entry, FileEntry, Reader } from '@zip.js/zip.js';
import { ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';
import { isLitter, isUnsafe } from './file-names.rules';
import type { NamedFile } from './matching.rules';
import * as m from '../messages/picture-zip';

/** A file of an archive. Nothing of it is read before it is asked for. */
export interface ArchiveFile extends NamedFile {
  /** As it is shown. */
  path: string;
  /** Unpacked, as the archive says. */
  bytes: number;
  /** Milliseconds since 1970. */
  lastModified: number;
  /** Why it cannot be read. */
  fault: ArchiveFault | null;
  /** The whole of it. @throws ArchiveProblem where it is damaged, or longer than it says */
  read(signal?: AbortSignal): Promise<Blob>;
  /** Its first bytes. */
  head(bytes: number): Promise<Uint8Array>;
}

export type ArchiveFault = 'encrypted' | 'unsafe' | 'bomb';

/** A problem of an archive that cannot be read, as a sentence. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

/** Far beyond what anyone photographs, and read in a moment. */
const MOST_FILES = 10_000;
/** The size of a list with so many files at their longest names; a browser would hold it in memory. */
const MOST_AT_ONCE = 64 * 1024 ** 2;
/** Deflate makes a thousandth of zeros, and a hundredth of hardly any file that people have. */
const MOST_RATIO = 200;
const RATIO_COUNTS_FROM = 10 * 1024 ** 2;

/**
 * Reads what a ZIP holds, from its end, without loading it. Folders and what systems leave behind are passed over.
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

/** The source that zip.js reads from, piece by piece: its own reader of Blobs is not in the part of it that only reads. */
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

/** Encodings that systems write without saying so. Which it was shows where a spelling is one that somebody names. */
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

/** The Blob is the browser's to hold, on its disk where it is large. */
async function read(entry: FileEntry, signal?: AbortSignal): Promise<Blob> {
  const { readable, writable } = countingTo(entry.uncompressedSize);
  const whole = new Response(readable).blob();
  whole.catch(() => undefined);
  try {
    const [blob] = await Promise.all([whole, entry.getData(writable, { signal, checkSignature: true })]);
    return blob;
  } catch (error) {
    // A failure before anything was written has left it open.
    writable.abort(error).catch(() => undefined);
    signal?.throwIfAborted();
    throw new ArchiveProblem(m.isDamaged({ file: entry.filename }), { cause: error });
  }
}

/** Passes on as many bytes as were announced, and no more: an archive may lie. */
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
