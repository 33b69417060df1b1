import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_STORAGE, type FileStorage, withRoom } from '@carnet/files';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';

/** Longer than any job: an older folder was left by a process that died. */
const LEFT_AFTER_MS = 10 * 60_000;

/** Provides originals to the picture process, which has no access to the storage: each in a folder of its own during a job. */
@Injectable()
export class Originals {
  private readonly folder: string;

  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(CONFIG) config: ServiceConfig,
  ) {
    this.folder = join(config?.files.folder ?? '', '.pictures');
  }

  async during(
    { owner_id: owner, sha256 }: { owner_id: OwnerId; sha256: string },
    work: (path: string, folder: string) => Promise<void>,
  ): Promise<void> {
    const folder = await withRoom(async () => {
      await mkdir(this.folder, { recursive: true });
      return mkdtemp(join(this.folder, 'job-'));
    });
    try {
      const path = join(folder, 'original');
      const { stream } = await this.storage.open({ owner, sha256 });
      await withRoom(() => pipeline(stream, createWriteStream(path)));
      await work(path, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async removeLeft(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const about = await stat(path).catch(() => null);
      if (about && Date.now() - about.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }
}
