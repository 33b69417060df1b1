import { randomUUID } from 'node:crypto';
import {
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { OwnerId } from '@carnet/rest';
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
/** Longer than a copy takes. */
const LEFT_AFTER_MS = 60 * 60 * 1_000;
const newDraft = (path: string): string => `${path}.${randomUUID().slice(0, 8)}-draft`;

/** Files up to this length are read at once, as the pictures of lists are. */
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
    if (!(await linkedAs(path, target))) await replace(path, target);
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
    await removeDrafts(path, 0);
    await removeIfEmpty(dirname(path));
    await removeIfEmpty(dirname(dirname(path)));
  }

  /** By a second name of the same file, or a copy where there are none; each folder is written through once. */
  async share(from: OwnerId, to: OwnerId, hashes: readonly string[]): Promise<void> {
    const folders = new Set<string>();
    for (const sha256 of hashes) {
      const [source, target] = [this.pathOf({ owner: from, sha256 }), this.pathOf({ owner: to, sha256 })];
      const folder = dirname(target);
      const made = folders.has(folder) ? undefined : await mkdir(folder, { recursive: true });
      if (made) await syncFolders(dirname(folder), dirname(made));
      folders.add(folder);
      try {
        if (!(await linkedAs(source, target)) && !(await stat(target).catch(() => null))) await replace(source, target);
      } catch (error) {
        unlessMissing(error);
      }
    }
    for (const folder of folders) await syncFolder(folder);
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

/** File systems that have no second names, or none for this file. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'];

/** Gives the same bytes a second name; false where there is such a name, or the file system has none. */
async function linkedAs(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!['EEXIST', ...NO_LINKS].includes(codeOf(error) ?? '')) throw error;
    return false;
  }
}

/** Puts the bytes in the place of what has that name, whole, by way of a draft. */
async function replace(path: string, target: string): Promise<void> {
  await removeDrafts(target, LEFT_AFTER_MS);
  const draft = newDraft(target);
  try {
    if (!(await linkedAs(path, draft))) {
      await copyFile(path, draft);
      await synced(draft, (file) => file.datasync());
    }
    await rename(draft, target);
  } finally {
    // Two names of the same file, as after a failed try, are both left by `rename`.
    await rm(draft, { force: true });
  }
}

/** Removes what a process left that died with a draft. */
async function removeDrafts(target: string, olderThanMs: number): Promise<void> {
  for (const name of await entriesOf(dirname(target))) {
    if (!name.startsWith(`${basename(target)}.`)) continue;
    const draft = join(dirname(target), name);
    const about = await stat(draft).catch(() => null);
    if (about && Date.now() - about.ctimeMs >= olderThanMs) await unlink(draft).catch(unlessMissing);
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
