import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Storage } from '../../../packages/files/src/s3-storage.js';
import type { S3Config } from '../../../packages/runtime/src/config.js';
import { inState, type ServiceName } from '../paths.js';
import { Refusal } from '../say.js';
import { copyWhole, hashOf } from './copying.js';

/** An original that a person keeps. Its path is `files/<service>/<owner>/<aa>/<sha256>`, in a backup and in the service's storage. */
export interface KeptFile {
  service: ServiceName;
  owner: number;
  sha256: string;
}

export const nameOf = ({ service, owner, sha256 }: KeptFile): string =>
  [service, owner, sha256.slice(0, 2), sha256].join('/');

/** The storage of the services' originals. */
export interface Originals {
  /** Copies an original to this path. Returns its size in bytes, or null and leaves no file if it is missing or has another hash. */
  copyTo(path: string, file: KeptFile): Promise<number | null>;
  /** Stores the file at this path as the original, unless the storage already has it and it is correct. */
  bring(path: string, file: KeptFile): Promise<void>;
}

export const filesDir = (): string => process.env.FILES_DIR?.trim() || inState('files');

/** The storage that the services use: the bucket of `FILES_S3_URL`, else a folder. */
export const originals = (): Originals => (process.env.FILES_S3_URL?.trim() ? new InBucket() : new InFolder());

class InFolder implements Originals {
  copyTo(path: string, file: KeptFile): Promise<number | null> {
    return copyWhole(() => createReadStream(join(filesDir(), nameOf(file))), path, file.sha256);
  }

  async bring(path: string, file: KeptFile): Promise<void> {
    const to = join(filesDir(), nameOf(file));
    if ((await hashOf(() => createReadStream(to))) !== file.sha256)
      await copyWhole(() => createReadStream(path), to, file.sha256);
  }
}

class InBucket implements Originals {
  private readonly buckets = new Map<ServiceName, S3Storage>();

  copyTo(path: string, file: KeptFile): Promise<number | null> {
    return copyWhole(() => this.read(file), path, file.sha256);
  }

  async bring(path: string, file: KeptFile): Promise<void> {
    if ((await hashOf(() => this.read(file))) === file.sha256) return;
    await (await this.of(file.service)).put(path, file);
  }

  private async read(file: KeptFile): Promise<Readable> {
    const { StoredFileMissing } = await import('../../../packages/files/src/file-storage.js');
    try {
      return (await (await this.of(file.service)).open(file)).stream;
    } catch (error) {
      throw error instanceof StoredFileMissing ? Object.assign(error, { code: 'ENOENT' }) : error;
    }
  }

  /** Imported on demand: a restore starts before the packages that this module needs are built. */
  private async of(service: ServiceName): Promise<S3Storage> {
    const known = this.buckets.get(service);
    if (known) return known;
    const { S3Storage } = await import('../../../packages/files/src/s3-storage.js');
    const bucket = new S3Storage(bucketOf(service));
    this.buckets.set(service, bucket);
    return bucket;
  }
}

function bucketOf(service: ServiceName): S3Config {
  const { FILES_S3_URL = '', FILES_S3_KEY, FILES_S3_SECRET, FILES_S3_REGION } = process.env;
  if (!FILES_S3_KEY || !FILES_S3_SECRET)
    throw new Refusal('FILES_S3_URL names a bucket: FILES_S3_KEY and FILES_S3_SECRET open it.');
  return {
    url: `${FILES_S3_URL.trim().replace(/\/+$/, '')}/${service}`,
    accessKey: FILES_S3_KEY,
    secretKey: FILES_S3_SECRET,
    region: FILES_S3_REGION?.trim() || 'us-east-1',
  };
}
