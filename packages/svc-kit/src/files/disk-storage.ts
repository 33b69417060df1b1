import { randomUUID } from 'node:crypto';
import { copyFile, type FileHandle, link, mkdir, open, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { OwnerId } from '../http/owner.js';
import {
  type ByteRange,
  type FileKey,
  type FileStorage,
  isSha256,
  type StoredFile,
  StoredFileMissing,
} from './file-storage.js';

/** After the name of a file that is about to have it: of two who store the same bytes at once, each has a draft of its own. */
const DRAFT = /\.[\w-]*draft$/;
const newDraft = (path: string): string => `${path}.${randomUUID().slice(0, 8)}-draft`;

/** What is no longer than this is read at once, as the pictures of lists are. */
const SHORT = 64 * 1024;

/**
 * Files in a folder: `<owner>/<first two digits>/<sha256>`. A file is there whole or not at all: its bytes are on disk before it gets its
 * name, and the name is on disk before `put` resolves.
 */
export class DiskStorage implements FileStorage {
  constructor(private readonly folder: string) {}

  async put(path: string, key: FileKey): Promise<void> {
    const target = this.pathOf(key);
    const folder = dirname(target);
    await synced(path, (file) => file.datasync());
    const made = await mkdir(folder, { recursive: true });
    const draft = newDraft(target);
    try {
      await linkOrCopy(path, draft);
      await rename(draft, target);
    } finally {
      // Of two names of the same file, as after a try that failed, `rename` leaves both.
      await rm(draft, { force: true });
    }
    await syncFolder(folder);
    if (made) await syncFolders(dirname(folder), dirname(made));
  }

  async open(key: FileKey, range?: ByteRange): Promise<StoredFile> {
    const file = await open(this.pathOf(key)).catch((error: unknown) => {
      throw isMissing(error) ? new StoredFileMissing() : error;
    });
    try {
      const { size: bytes } = await file.stat();
      if (!range && bytes <= SHORT) {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, 0);
        await file.close();
        const content = buffer.subarray(0, bytesRead);
        return { bytes: bytesRead, content, stream: Readable.from([content]) };
      }
      return { bytes, stream: file.createReadStream(range) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async delete(key: FileKey): Promise<void> {
    const path = this.pathOf(key);
    await unlink(path).catch(unlessMissing);
    for (const name of await entriesOf(dirname(path)))
      if (name.startsWith(`${key.sha256}.`)) await unlink(join(dirname(path), name)).catch(unlessMissing);
    await removeIfEmpty(dirname(path));
    await removeIfEmpty(dirname(dirname(path)));
  }

  async *list(owner: OwnerId): AsyncIterable<FileKey> {
    for (const shelf of await entriesOf(join(this.folder, String(owner))))
      for (const name of await entriesOf(join(this.folder, String(owner), shelf)))
        if (isSha256(name.replace(DRAFT, ''))) yield { owner, sha256: name.replace(DRAFT, '') };
  }

  async owners(): Promise<OwnerId[]> {
    const names = await entriesOf(this.folder);
    return names.filter((name) => /^[1-9]\d*$/.test(name)).map(Number);
  }

  private pathOf({ owner, sha256 }: FileKey): string {
    if (!Number.isSafeInteger(owner) || !isSha256(sha256)) throw new Error('That is no key of a stored file');
    return join(this.folder, String(owner), sha256.slice(0, 2), sha256);
  }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

const entriesOf = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    unlessMissing(error);
    return [];
  });

/** A second name for the same bytes, or a copy on disk where the file system has no such names. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'].includes(codeOf(error) ?? '')) throw error;
    await copyFile(from, to);
    await synced(to, (file) => file.datasync());
  }
}

/** A folder that somebody else fills or removes at the same time stays as they leave it. */
const removeIfEmpty = (folder: string): Promise<void> =>
  rmdir(folder).catch((error: unknown) => {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  });

async function synced(path: string, sync: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path);
  try {
    await sync(file);
  } finally {
    await file.close();
  }
}

/** A new name is on disk when its folder is. */
const syncFolder = (folder: string): Promise<void> => synced(folder, (file) => file.sync());

/** From `folder` up to `top`, both included. */
async function syncFolders(folder: string, top: string): Promise<void> {
  for (let one = folder; ; one = dirname(one)) {
    await syncFolder(one);
    if (one === top || one === dirname(one)) return;
  }
}
