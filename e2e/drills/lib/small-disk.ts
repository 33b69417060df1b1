import { execFile, execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pause } from '../../../scripts/lib/processes.js';
import { Refusal } from '../../../scripts/lib/say.js';

const LOOK_MS = 20;

/** A separate disk for a stack (a tmpfs, which needs root) that can be filled completely. */
export class SmallDisk {
  private ballast: { isFilling: boolean; filling: Promise<void> } | undefined;

  private constructor(readonly folder: string) {}

  /** @throws Refusal if it cannot be mounted */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'carnet-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw new Refusal(`A disk that can be filled wants root and the right to mount: ${(error as Error).message}`);
    }
    return new SmallDisk(folder);
  }

  /** Folder of the stack's state. */
  get stateDir(): string {
    return join(this.folder, 'state');
  }

  /** Uses all free space, and space that becomes free later, until it is emptied. */
  async fill(): Promise<void> {
    await promisify(execFile)('fallocate', ['--length', String(this.free()), this.file]).catch(() => undefined);
    const ballast = { isFilling: true, filling: Promise.resolve() };
    ballast.filling = this.keepFull(() => ballast.isFilling);
    this.ballast = ballast;
  }

  async empty(): Promise<void> {
    if (!this.ballast) return;
    this.ballast.isFilling = false;
    await this.ballast.filling;
    rmSync(this.file, { force: true });
    this.ballast = undefined;
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'ballast');
  }

  private async keepFull(isFilling: () => boolean): Promise<void> {
    const file = openSync(this.file, 'a');
    while (isFilling()) {
      this.take(file);
      await pause(LOOK_MS);
    }
    closeSync(file);
  }

  private take(file: number): void {
    try {
      for (let free = this.free(); free > 0; free = this.free()) writeSync(file, Buffer.alloc(Math.min(free, 2 ** 20)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  private free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }
}
