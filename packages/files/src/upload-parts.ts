import { createHash, type Hash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import { HEAD_BYTES, typeOfContent } from '@carnet/media';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { withRoom } from './room.js';
import type { Upload } from './uploads.repository.js';

type Named = Pick<Upload, 'owner_id' | 'id'>;
type Part = Pick<Upload, 'owner_id' | 'id' | 'part'>;

/** The received bytes of an upload, open for writing. */
export interface OpenPart {
  /** Writes at `position`; the caller advances it. */
  write(chunk: Buffer, position: number): Promise<void>;
  /** Syncs everything to disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The parts of uploads, in a folder beside the finished files: `<owner>-<id>.<writer>`. Several processes may share the disk, and a process may not know yet
 * that its turn is over. So each process writes to its own parts: to resume an upload of another process, it copies the received bytes.
 */
@Injectable()
export class UploadParts {
  private readonly folder: string;
  /** The name of this process in the names of its parts. */
  readonly writer = randomUUID().slice(0, 8);

  constructor(@Inject(CONFIG) config: ServiceConfig | undefined) {
    this.folder = join(config?.files?.folder ?? '', '.uploads');
  }

  /** The previous release writes parts without a writer. */
  pathOf({ owner_id, id, part }: Part): string {
    return join(this.folder, part === null ? `${owner_id}-${id}` : `${owner_id}-${id}.${part}`);
  }

  /** The number of received bytes on disk. */
  async length(upload: Part): Promise<number> {
    try {
      return (await stat(this.pathOf(upload))).size;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return 0;
      throw error;
    }
  }

  /** Copies the part of another process to a new part of this process, and syncs the copy. @throws NoSpaceLeft (503) */
  async take(upload: Part): Promise<void> {
    const draft = `${this.pathOf({ ...upload, part: this.writer })}copy`;
    await withRoom(async () => {
      await copyFile(this.pathOf(upload), draft, constants.COPYFILE_FICLONE);
      const file = await open(draft);
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, this.pathOf({ ...upload, part: this.writer }));
    });
  }

  /** @throws NoSpaceLeft (503), as do the functions of the returned part */
  async open(upload: Part): Promise<OpenPart> {
    const file = await withRoom(async () => {
      await mkdir(this.folder, { recursive: true });
      return open(this.pathOf(upload), await modeFor(this.pathOf(upload)));
    });
    return {
      write: (chunk, position) => withRoom(() => writeAll(file, chunk, position)),
      sync: () => withRoom(() => file.datasync()),
      close: () => file.close(),
    };
  }

  async sha256(upload: Part): Promise<string> {
    const hash: Hash = createHash('sha256');
    for await (const chunk of createReadStream(this.pathOf(upload), { highWaterMark: 256 * 1024 }))
      hash.update(chunk as Buffer);
    return hash.digest('hex');
  }

  /** The media type, detected from the content. */
  async mediaType(upload: Part): Promise<string | undefined> {
    const path = this.pathOf(upload);
    return typeOfContent((await fileTypeFromFile(path))?.mime, await headOf(path));
  }

  /** Removes all parts of the upload, of every writer. */
  async remove({ owner_id, id }: Named): Promise<void> {
    for (const name of await this.names())
      if (isOf(name, owner_id, id)) await rm(join(this.folder, name), { force: true });
  }

  /** Lists the uploads that have parts on disk. */
  async list(): Promise<Named[]> {
    return (await this.names()).flatMap((name) => {
      const [, owner, id] = /^(\d+)-(\d+)(?:\.|$)/.exec(name) ?? [];
      return owner === undefined ? [] : [{ owner_id: Number(owner), id: Number(id) }];
    });
  }

  private names(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }
}

const isOf = (name: string, owner: number, id: number): boolean =>
  name === `${owner}-${id}` || name.startsWith(`${owner}-${id}.`);

/** Opens an existing file without truncating it; creates a missing one. */
const modeFor = async (path: string): Promise<string> => ((await stat(path).catch(() => null)) ? 'r+' : 'w+');

/** A disk that is nearly full may write only a part of the chunk, and reports it only by the byte count. */
async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;)
    done += (await file.write(chunk, done, chunk.length - done, position + done)).bytesWritten;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
