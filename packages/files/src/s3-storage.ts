import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { OwnerId } from '@carnet/rest';
import { BadConfig, type S3Config } from '@carnet/runtime';
import {
  type ByteRange,
  type FileKey,
  type FileStorage,
  isSha256,
  type StoredFile,
  StoredFileMissing,
} from './file-storage.js';
import { allOf, firstOf, S3Client, S3Refusal } from './s3-client.js';
import { StorageAway } from './upload.errors.js';

/** Maximum number of consecutive interruptions of a download without progress. */
const MOST_CUTS = 3;

/** Stores files in a bucket of an S3-compatible object store: `<prefix><owner>/<first two digits>/<sha256>`. */
export class S3Storage implements FileStorage {
  private readonly client: S3Client;

  constructor(config: S3Config) {
    this.client = new S3Client(config);
  }

  /**
   * Lists one name, so that a wrong configuration fails at the start.
   * @throws BadConfig if the store refuses, StorageAway if it does not answer, which is temporary
   */
  async check(): Promise<void> {
    try {
      await this.listed({ 'max-keys': '1' });
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error;
      const { answered, code, reason } = error;
      throw new BadConfig(`the object store answers ${answered} ${code}: ${reason} ${hintOf(error)}`);
    }
  }

  async put(path: string, key: FileKey): Promise<void> {
    const answer = await this.client.send({ method: 'PUT', name: nameOf(key), file: { path, sha256: key.sha256 } });
    answer.resume();
  }

  async open(key: FileKey, range?: ByteRange): Promise<StoredFile> {
    const answer = await this.part(key, range?.start ?? 0, range?.end);
    const bytes = lengthOf(answer);
    const end = Math.min(range?.end ?? bytes - 1, bytes - 1);
    return { bytes, stream: Readable.from(this.pieces(key, answer, range?.start ?? 0, end), { objectMode: false }) };
  }

  async delete(key: FileKey): Promise<void> {
    await unlessMissing(async () => {
      const answer = await this.client.send({ method: 'DELETE', name: nameOf(key) });
      answer.resume();
    });
  }

  async *list(owner: OwnerId): AsyncIterable<FileKey> {
    for await (const page of this.pages({ prefix: `${owner}/` }))
      for (const name of allOf('Key', page)) {
        const sha256 = name.split('/').at(-1)!;
        if (isSha256(sha256)) yield { owner, sha256 };
      }
  }

  async owners(): Promise<OwnerId[]> {
    const owners: OwnerId[] = [];
    for await (const page of this.pages({ delimiter: '/' }))
      for (const prefix of allOf('Prefix', page)) {
        const name = prefix.slice(this.client.namesBeginWith.length).replace(/\/$/, '');
        if (/^[1-9]\d*$/.test(name)) owners.push(Number(name));
      }
    return owners;
  }

  close(): void {
    this.client.close();
  }

  private async *pages({ prefix = '', delimiter }: { prefix?: string; delimiter?: string }): AsyncIterable<string> {
    const query = { prefix: this.client.namesBeginWith + prefix, ...(delimiter && { delimiter }) };
    for (let token: string | undefined; ;) {
      const page = await this.listed({ ...query, ...(token && { 'continuation-token': token }) });
      yield page;
      token = firstOf('NextContinuationToken', page);
      if (firstOf('IsTruncated', page) !== 'true' || token === '') return;
    }
  }

  private listed(query: Record<string, string>): Promise<string> {
    return this.client.ask({ method: 'GET', name: '', query: { 'list-type': '2', ...query } });
  }

  private async part(key: FileKey, start: number, end: number | undefined): Promise<IncomingMessage> {
    const isWhole = start === 0 && end === undefined;
    const headers: Record<string, string> = isWhole ? {} : { range: `bytes=${start}-${end ?? ''}` };
    try {
      return await this.client.send({ method: 'GET', name: nameOf(key), headers });
    } catch (error) {
      throw isMissing(error) ? new StoredFileMissing() : error;
    }
  }

  /** Streams the object; resumes after an interrupted connection. */
  private async *pieces(key: FileKey, first: IncomingMessage, start: number, end: number): AsyncIterable<Buffer> {
    let answer = first;
    let [at, cuts] = [start, 0];
    try {
      while (at <= end) {
        try {
          for await (const piece of answer.iterator({ destroyOnReturn: false })) {
            at += (piece as Buffer).length;
            cuts = 0;
            yield piece as Buffer;
          }
        } catch {
          // The loop requests the missing bytes again.
        }
        if (at > end) return;
        if ((cuts += 1) > MOST_CUTS) throw new StorageAway();
        answer.destroy();
        answer = await this.part(key, at, end);
      }
    } finally {
      answer.destroy();
    }
  }
}

function nameOf({ owner, sha256 }: FileKey): string {
  if (!Number.isSafeInteger(owner) || !isSha256(sha256)) throw new Error('That is no key of a stored file');
  return `${owner}/${sha256.slice(0, 2)}/${sha256}`;
}

/** Parses the total length in `bytes 0-99/1234`. */
function lengthOf({ headers }: IncomingMessage): number {
  const [, whole] = /\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  return Number(whole ?? headers['content-length']);
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3Refusal && error.answered === 404 && error.code !== 'NoSuchBucket';

async function unlessMissing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function hintOf({ answered, code }: S3Refusal): string {
  if (code === 'NoSuchBucket') return '(FILES_S3_URL: make the bucket first)';
  if (answered === 403) return '(FILES_S3_KEY, FILES_S3_SECRET, and what the key may do)';
  return '(FILES_S3_URL, FILES_S3_REGION)';
}
