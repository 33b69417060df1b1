import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NoSpaceLeft, withRoom } from '@carnet/files';
import { NotFound } from '@carnet/messages';
import { DependencyDown, type OwnerId, type Peer } from '@carnet/rest';
import { passing } from '../processes/passing.js';

/** Long enough for the largest file from a busy disk. */
const FILE_MS = 120_000;

export interface RecordFile {
  fileId: number;
  sha256: string;
  /** True if the file is in the trash. */
  inTrash?: boolean;
}

/** Fetches photos and papers from svc-records. */
export class RecordFiles {
  constructor(private readonly records: Peer) {}

  /** Downloads a file to `path`; returns false if its bytes are lost or differ from its hash. @throws DependencyDown (503), NoSpaceLeft (503) */
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

/** The bytes differ from the requested hash, so a retry does not help. */
class OtherBytes extends Error {}
