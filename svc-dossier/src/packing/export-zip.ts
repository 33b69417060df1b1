import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { withRoom } from '@carnet/files';
import { configure, ZipWriter } from '@zip.js/zip.js';

// Compression is Node's own, which works beside this thread.
configure({ useWebWorkers: false });

/** Bytes in a file of their own. */
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

/** Writes a ZIP to a disk, one entry after the other, and holds none of it. ZIP64 comes where an entry or the whole is too large for less. */
export class ExportZip {
  readonly entries: ZipEntry[] = [];
  private readonly hash = createHash('sha256');
  protected bytes = 0;
  protected readonly zip: ZipWriter<unknown>;

  protected constructor(
    protected readonly path: string,
    protected readonly file: FileHandle,
    private readonly at: Date,
  ) {
    this.zip = new ZipWriter(new WritableStream<Uint8Array>({ write: (chunk) => this.write(chunk) }));
  }

  /** @param at what all entries say as the time of their last change */
  static async create(path: string, at: Date): Promise<ExportZip> {
    return new ExportZip(path, await open(path, 'wx'), at);
  }

  addText(path: string, text: string, isPacked = false): Promise<ZipEntry> {
    const bytes = Buffer.from(text);
    return this.add(path, Readable.from([bytes]), bytes.length, isPacked);
  }

  /** @param isPacked whether compressing it again would gain nothing, as of photos */
  async addFile(path: string, from: string, isPacked = false): Promise<ZipEntry> {
    const { size } = await stat(from);
    return this.add(path, createReadStream(from), size, isPacked);
  }

  /** Ends the ZIP. */
  async close(): Promise<NewFile> {
    await this.zip.close();
    return this.closed();
  }

  /** Lets the file go where it is not to be ended. */
  async abandon(): Promise<void> {
    await this.file.close().catch(() => undefined);
  }

  protected async closed(): Promise<NewFile> {
    await this.file.close();
    return { path: this.path, sha256: this.hash.digest('hex'), bytes: this.bytes };
  }

  private async add(path: string, content: Readable, size: number, isPacked = false): Promise<ZipEntry> {
    const hash = createHash('sha256');
    content.on('data', (chunk: Buffer) => hash.update(chunk));
    content.pause();
    const readable = Readable.toWeb(content) as ReadableStream<Uint8Array>;
    await this.zip.add(path, { readable, size }, { lastModDate: this.at, ...(isPacked && { level: 0 }) });
    const entry = { path, bytes: size, sha256: hash.digest('hex') };
    this.entries.push(entry);
    return entry;
  }

  protected async write(chunk: Uint8Array): Promise<void> {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    await withRoom(() => this.file.writev([chunk]));
  }
}
