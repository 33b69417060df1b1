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

/** The bytes that have arrived of an upload, open for writing. */
export interface OpenPart {
  /** Writes at `position`, which the caller moves on. */
  write(chunk: Buffer, position: number): Promise<void>;
  /** All that was written is on disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The parts of uploads, in a folder beside the finished files: `<owner>-<id>.<writer>`. Several processes may share the disk, and one whose turn is over may not
 * know it yet, so each writes to parts of its own: who goes on with an upload of another process copies what has arrived.
 */
@Injectable()
export class UploadParts {
  private readonly folder: string;
  /** The name under which this process writes. */
  readonly writer = randomUUID().slice(0, 8);

  constructor(@Inject(CONFIG) config: ServiceConfig | undefined) {
    this.folder = join(config?.files?.folder ?? '', '.uploads');
  }

  /** The release before has parts of no writer. */
  pathOf({ owner_id, id, part }: Part): string {
    return join(this.folder, part === null ? `${owner_id}-${id}` : `${owner_id}-${id}.${part}`);
  }

  /** The number of bytes that are there. */
  async length(upload: Part): Promise<number> {
    try {
      return (await stat(this.pathOf(upload))).size;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return 0;
      throw error;
    }
  }

  /** Makes a copy of its own of what has arrived in the part of another process; the copy is on disk when it ends. @throws NoSpaceLeft (503) */
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

  /** @throws NoSpaceLeft (503), as its functions do */
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

  /** The media type that its content shows. */
  async mediaType(upload: Part): Promise<string | undefined> {
    const path = this.pathOf(upload);
    return typeOfContent((await fileTypeFromFile(path))?.mime, await headOf(path));
  }

  /** Whatever there is of it, whoever has written it. */
  async remove({ owner_id, id }: Named): Promise<void> {
    for (const name of await this.names())
      if (isOf(name, owner_id, id)) await rm(join(this.folder, name), { force: true });
  }

  /** Lists the uploads that have any bytes. */
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

/** Opens what is there without cutting it, and makes what is not. */
const modeFor = async (path: string): Promise<string> => ((await stat(path).catch(() => null)) ? 'r+' : 'w+');

/** A disk that is about to be full takes a part of what it is given, and says so by its number alone. */
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
