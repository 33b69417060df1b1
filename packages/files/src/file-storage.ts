import type { Readable } from 'node:stream';
import { NotFound } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import * as m from './messages/file.js';

/** Whose bytes, and which: the SHA-256 of the whole as 64 hexadecimal digits. The same bytes of two people are two files. */
export interface FileKey {
  owner: OwnerId;
  sha256: string;
}

/** Bytes from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Bytes of the whole file, whichever part of it was asked for. */
  bytes: number;
  stream: Readable;
  /** The content of a short file that is read already: sent at once it costs a third less. */
  content?: Buffer;
}

/** The storage of files' bytes. Which of them are wanted, the database says (`Blobs`). */
export interface FileStorage {
  /**
   * Stores the file at this path: when it resolves, the bytes are kept under their key. The path stays, for another try where what
   * wants the bytes fails; until it is removed nothing may be written to it.
   */
  put(path: string, key: FileKey): Promise<void>;
  /** @throws StoredFileMissing where nothing is stored under the key */
  open(key: FileKey, range?: ByteRange): Promise<StoredFile>;
  /** Has one owner's bytes be another's as well, under the same hashes; what is missing stays missing. A storage that has no quick way leaves it out. */
  share?(from: OwnerId, to: OwnerId, hashes: readonly string[]): Promise<void>;
  /** Does nothing where nothing is stored under the key. */
  delete(key: FileKey): Promise<void>;
  /** All that is stored of one owner. */
  list(owner: OwnerId): AsyncIterable<FileKey>;
  /** Everybody of whom something is stored. */
  owners(): Promise<OwnerId[]>;
}

/** For injection. */
export const FILE_STORAGE = Symbol('carnet:file-storage');

export class StoredFileMissing extends NotFound {
  constructor() {
    super(m.notThere);
  }
}

/** Tells whether there is anything under the key. */
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
