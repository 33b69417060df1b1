import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Opens the source. An error with the code `ENOENT`, at once or while reading, means that it is missing. */
export type Source = () => Readable | Promise<Readable>;

/** Copies a whole file. Returns its size in bytes, or null and leaves no file if the source is missing or has another hash. */
export async function copyWhole(from: Source, to: string, sha256: string): Promise<number | null> {
  const draft = `${to}.unfinished`;
  await mkdir(dirname(to), { recursive: true });
  const through = new Hashing();
  try {
    await pipeline(await from(), through, createWriteStream(draft, { mode: 0o600, flush: true }));
    if (through.digest() !== sha256) return null;
    await rename(draft, to);
    return through.bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** SHA-256 of the source, in hex; null if it is missing. */
export async function hashOf(from: Source): Promise<string | null> {
  const through = new Hashing();
  try {
    await pipeline(await from(), through, new Writable({ write: (_chunk, _encoding, done) => done() }));
    return through.digest();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Counts and hashes the bytes that pass through. */
class Hashing extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** May be called only once, at the end. */
  digest(): string {
    return this.hash.digest('hex');
  }
}
