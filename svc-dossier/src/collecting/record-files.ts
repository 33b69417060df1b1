import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NoSpaceLeft, withRoom } from '@carnet/files';
import { NotFound } from '@carnet/messages';
import { DependencyDown, type OwnerId, type Peer } from '@carnet/rest';
import { passing } from '../processes/passing.js';

/** For the longest file over a busy disk. */
const FILE_MS = 120_000;

export interface RecordFile {
  fileId: number;
  sha256: string;
  /** It lies in the trash. */
  inTrash?: boolean;
}

/** The bytes of photos and papers, from svc-records. */
export class RecordFiles {
  constructor(private readonly records: Peer) {}

  /** Puts a file's bytes to `path`; false where they have been lost, or are not what they were when they were kept. @throws DependencyDown (503), NoSpaceLeft (503) */
  async fetch(owner: OwnerId, { fileId, sha256, inTrash }: RecordFile, path: string): Promise<boolean> {
    const address = `/internal/files/${fileId}/bytes?owner_id=${owner}&sha256=${sha256}${inTrash ? '&trash=true' : ''}`;
    try {
      await this.records.download(address, (bytes) => keep(bytes, sha256, path), FILE_MS);
      return true;
    } catch (error) {
      await rm(path, { force: true });
      if (!(error instanceof NotFound || error instanceof OtherBytes)) throw error;
      return false;
    }
  }
}

async function keep(bytes: Readable, sha256: string, path: string): Promise<void> {
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await withRoom(() => pipeline(passing(bytes), createWriteStream(path))).catch((error: unknown) => {
    throw error instanceof NoSpaceLeft ? error : new DependencyDown('records', error);
  });
  if (hash.digest('hex') !== sha256) throw new OtherBytes();
}

/** Other bytes than those that were named: no later try brings them. */
class OtherBytes extends Error {}
