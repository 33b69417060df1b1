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

/** The suffix of a draft file. Two concurrent writers of the same bytes use separate drafts. */
const DRAFT = /\.[\w-]*draft$/;
/** The age at which a draft counts as abandoned; longer than any copy takes. */
const LEFT_AFTER_MS = 60 * 60 * 1_000;
const newDraft = (path: string): string => `${path}.${randomUUID().slice(0, 8)}-draft`;

/** Files up to this size are read in one go, such as the pictures of lists. */
const SHORT = 64 * 1024;

/**
 * Stores files in a folder: `<owner>/<first two digits>/<sha256>`. A file is always complete: its bytes are synced to disk before it gets its name, and the
 * name is synced before `put` resolves.
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

  /** Creates hard links, or copies where the file system has none. Syncs each folder once. */
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

/** Errors of file systems that do not support hard links, or not for this file. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'];

/** Creates a hard link; false if the name already exists, or the file system has no hard links. */
async function linkedAs(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!['EEXIST', ...NO_LINKS].includes(codeOf(error) ?? '')) throw error;
    return false;
  }
}

/** Replaces the target atomically, through a draft. */
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
    // `rename` leaves both names if they are links to the same file, as after a failed try.
    await rm(draft, { force: true });
  }
}

/** Removes drafts that a dead process left behind. */
async function removeDrafts(target: string, olderThanMs: number): Promise<void> {
  for (const name of await entriesOf(dirname(target))) {
    if (!name.startsWith(`${basename(target)}.`)) continue;
    const draft = join(dirname(target), name);
    const about = await stat(draft).catch(() => null);
    if (about && Date.now() - about.ctimeMs >= olderThanMs) await unlink(draft).catch(unlessMissing);
  }
}

/** Another process may fill or remove the folder at the same time. Then it stays as it is. */
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

/** A new file name is durable only after its folder is synced. */
const syncFolder = (folder: string): Promise<void> => synced(folder, (file) => file.sync());

/** Syncs each folder from `folder` up to `top`, both included. */
async function syncFolders(folder: string, top: string): Promise<void> {
  for (let one = folder; ; one = dirname(one)) {
    await syncFolder(one);
    if (one === top || one === dirname(one)) return;
  }
}
