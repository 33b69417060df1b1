import type { Readable } from 'node:stream';
import { NotFound } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import * as m from './messages/file.js';

/** The owner and the SHA-256 of the whole file, 64 hexadecimal digits. The same bytes of two people are two files. */
export interface FileKey {
  owner: OwnerId;
  sha256: string;
}

/** Bytes from `start` to `end`, counted from 0, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Size of the whole file, even if only a part was requested. */
  bytes: number;
  stream: Readable;
  /** The content of a short file that was already read. Sending it at once costs a third less. */
  content?: Buffer;
}

/** Stores the bytes of files. The database decides which of them are needed (`Blobs`). */
export interface FileStorage {
  /**
   * Stores the file at this path. When it resolves, the bytes are durable under their key. The file at the path stays, for a retry if the later write fails.
   * Until it is removed, nothing may be written to it.
   */
  put(path: string, key: FileKey): Promise<void>;
  /** @throws StoredFileMissing if nothing is stored under the key */
  open(key: FileKey, range?: ByteRange): Promise<StoredFile>;
  /** Copies bytes of one owner to another, under the same hashes; missing ones are skipped. A storage without a fast copy leaves it out. */
  share?(from: OwnerId, to: OwnerId, hashes: readonly string[]): Promise<void>;
  /** Does nothing if nothing is stored under the key. */
  delete(key: FileKey): Promise<void>;
  /** Lists all files of one owner. */
  list(owner: OwnerId): AsyncIterable<FileKey>;
  /** Lists all owners of stored files. */
  owners(): Promise<OwnerId[]>;
}

/** Injection token of the storage. */
export const FILE_STORAGE = Symbol('carnet:file-storage');

export class StoredFileMissing extends NotFound {
  constructor() {
    super(m.notThere);
  }
}

/** Tells whether a file is stored under the key. */
export async function isStored(storage: FileStorage, key: FileKey): Promise<boolean> {
  try {
    const { stream } = await storage.open(key, { start: 0, end: 0 });
    stream.destroy();
    return true;
  } catch (error) {
    if (error instanceof StoredFileMissing) return false;
    throw error;
  }
}

const SHA256 = /^[0-9a-f]{64}$/;

export const isSha256 = (text: string): boolean => SHA256.test(text);
