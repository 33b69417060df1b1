import { createHash } from 'node:crypto';
import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Content {
  rows: number;
  sha256: string;
}

const NEWLINE = 10;

/** Counts and hashes the lines of a `COPY` that pass through. A line break inside a value is written `
`, so each line is a row. */
export class Digest extends Transform {
  private readonly hash = createHash('sha256');
  private rows = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) this.rows += 1;
    done(null, chunk);
  }

  /** The digest of everything that passed. May be called only once, at the end. */
  content(): Content {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Reads a stream to its end and returns its digest. */
export async function contentOf(...streams: [Readable, ...Transform[]]): Promise<Content> {
  const digest = new Digest();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline([...streams, digest, nowhere]);
  return digest.content();
}

export const isSame = (one: Content, other: Content): boolean => one.rows === other.rows && one.sha256 === other.sha256;
