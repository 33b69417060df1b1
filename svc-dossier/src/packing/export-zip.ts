import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { withRoom } from '@carnet/files';
import { piecesOf } from './pieces.js';
import { descriptor, directory, type EndedEntry, isLarge, localHeader } from './zip-format.rules.js';

/** A finished file on disk, not yet stored. */
export interface NewFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** An entry of a ZIP. */
export interface ZipEntry {
  path: string;
  bytes: number;
  sha256: string;
}

/** An entry and its position in the ZIP. */
export interface PlacedEntry extends ZipEntry {
  offset: number;
}

/**
 * Writes a ZIP to disk, entry by entry; only its directory is held in memory. Files that are compressed already are copied through one buffer: streams would
 * allocate a new buffer for each chunk, which grows the heap by a hundred megabytes (ADR 139). ZIP64 is used only for sizes that need it.
 */
export class ExportZip {
  readonly entries: ZipEntry[] = [];
  private readonly ended: EndedEntry[] = [];
  private readonly hash = createHash('sha256');
  protected bytes = 0;

  protected constructor(
    protected readonly path: string,
    private readonly file: FileHandle,
    private readonly at: Date,
  ) {}

  /** @param at the modification time of all entries */
  static async create(path: string, at: Date): Promise<ExportZip> {
    return new ExportZip(path, await open(path, 'wx'), at);
  }

  addText(path: string, text: string, isPacked = false): Promise<PlacedEntry> {
    const bytes = Buffer.from(text);
    return this.add(path, [bytes], bytes.length, isPacked);
  }

  /** @param isPacked true if the file is compressed already, as photos are */
  async addFile(path: string, from: string, isPacked = false): Promise<PlacedEntry> {
    const { size } = await stat(from);
    return this.add(path, isPacked ? piecesOf(from) : streamOf(from), size, isPacked);
  }

  /** Finishes the ZIP. */
  async close(): Promise<NewFile> {
    await this.end(() => 0);
    return this.closed();
  }

  /** Closes the file of an unfinished ZIP. */
  async abandon(): Promise<void> {
    await this.file.close().catch(() => undefined);
  }

  /** Writes the directory. @param comment returns the length of the ZIP comment, from the number of bytes before it */
  protected async end(comment: (bytes: number) => number): Promise<void> {
    for (const record of directory(this.ended, this.bytes, comment)) await this.write(record);
  }

  protected async closed(): Promise<NewFile> {
    await this.file.close();
    return { path: this.path, sha256: this.hash.digest('hex'), bytes: this.bytes };
  }

  protected async write(piece: Uint8Array): Promise<void> {
    this.hash.update(piece);
    this.bytes += piece.length;
    // `writeFile` writes everything; a single `write` may write only a part.
    await withRoom(() => this.file.writeFile(piece));
  }

  private async add(
    path: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    size: number,
    isPacked: boolean,
  ): Promise<PlacedEntry> {
    const begun = { path, at: this.at, isDeflated: !isPacked, isLarge: isLarge(size) };
    const offset = this.bytes;
    await this.write(localHeader(begun));
    const start = this.bytes;
    const read = new Read(content);
    if (isPacked) for await (const piece of read) await this.write(piece);
    else
      await pipeline(Readable.from(read), createDeflateRaw(), async (packed: AsyncIterable<Uint8Array>) => {
        for await (const piece of packed) await this.write(piece);
      });
    const { bytes, crc } = read;
    const ended = { ...begun, crc, packed: this.bytes - start, bytes, offset };
    await this.write(descriptor(ended));
    this.ended.push(ended);
    const entry = { path, bytes, sha256: read.sha256() };
    this.entries.push(entry);
    return { ...entry, offset: start };
  }
}

/** Opens the file at the first read. So no file stays open if writing the header before it fails. */
async function* streamOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}

/** Passes content through, and computes its size and hash. */
class Read implements AsyncIterable<Uint8Array> {
  bytes = 0;
  crc = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const piece of this.content) {
      this.bytes += piece.length;
      this.crc = crc32(piece, this.crc);
      this.hash.update(piece);
      yield piece;
    }
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}
