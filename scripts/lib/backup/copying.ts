import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Opens what is to be read; a failure of the code `ENOENT`, then or later, says that it is not there. */
export type Source = () => Readable | Promise<Readable>;

/** Copies a whole file; returns its size, or null and leaves nothing if the source is missing or has another hash. */
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

/** Null where there is no such file. */
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

/** Counts and hashes what passes. */
class Hashing extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** Asked for once, at the end. */
  digest(): string {
    return this.hash.digest('hex');
  }
}
