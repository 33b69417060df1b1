import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import type { ServiceConfig } from '../config.js';
import { CONFIG } from '../injection.js';
import { withRoom } from './room.js';
import type { Upload } from './uploads.repository.js';

type Named = Pick<Upload, 'owner_id' | 'id'>;

/** What has arrived of an upload, open for writing. */
export interface OpenPart {
  /** Writes at `position`, which the caller moves on. */
  write(chunk: Buffer, position: number): Promise<void>;
  /** All that was written is on disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The parts of uploads, in a folder beside the finished files: `<owner>-<id>`. */
@Injectable()
export class UploadParts {
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: ServiceConfig | undefined) {
    this.folder = join(config?.files?.folder ?? '', '.uploads');
  }

  pathOf({ owner_id, id }: Named): string {
    return join(this.folder, `${owner_id}-${id}`);
  }

  /** How much of it there is. */
  async length(upload: Named): Promise<number> {
    try {
      return (await stat(this.pathOf(upload))).size;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return 0;
      throw error;
    }
  }

  /** @throws NoSpaceLeft (503), as its functions do */
  async open(upload: Named): Promise<OpenPart> {
    const file = await withRoom(async () => {
      await mkdir(this.folder, { recursive: true });
      await keepApart(this.pathOf(upload));
      return open(this.pathOf(upload), await modeFor(this.pathOf(upload)));
    });
    return {
      write: (chunk, position) => withRoom(() => writeAll(file, chunk, position)),
      sync: () => withRoom(() => file.datasync()),
      close: () => file.close(),
    };
  }

  async sha256(upload: Named): Promise<string> {
    const hash: Hash = createHash('sha256');
    for await (const chunk of createReadStream(this.pathOf(upload), { highWaterMark: 256 * 1024 }))
      hash.update(chunk as Buffer);
    return hash.digest('hex');
  }

  /** The media type that its content shows. */
  async mediaType(upload: Named): Promise<string | undefined> {
    return (await fileTypeFromFile(this.pathOf(upload)))?.mime;
  }

  async remove(upload: Named): Promise<void> {
    const path = this.pathOf(upload);
    for (const one of [path, path + COPY]) await rm(one, { force: true });
  }

  /** Of which uploads there is anything. */
  async list(): Promise<Named[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.flatMap((name) => {
      const [, owner, id] = /^(\d+)-(\d+)$/.exec(name) ?? [];
      return owner === undefined ? [] : [{ owner_id: Number(owner), id: Number(id) }];
    });
  }
}

/** After the name of a part that is being copied. */
const COPY = '.copy';

/**
 * Where the storage has these bytes under a name of its own, since a file was nearly made of them, what comes now must not be written into
 * the stored file.
 */
async function keepApart(path: string): Promise<void> {
  const about = await stat(path).catch(() => null);
  if (about === null || about.nlink === 1) return;
  await copyFile(path, path + COPY);
  await rename(path + COPY, path);
}

/** Opens what is there without cutting it, and makes what is not. */
const modeFor = async (path: string): Promise<string> => ((await stat(path).catch(() => null)) ? 'r+' : 'w+');

/** A disk that is about to be full takes a part of what it is given, and says so by its number alone. */
async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;)
    done += (await file.write(chunk, done, chunk.length - done, position + done)).bytesWritten;
}
