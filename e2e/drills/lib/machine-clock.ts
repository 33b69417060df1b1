import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inState } from '../../../scripts/lib/paths.js';
import { pause } from '../../../scripts/lib/processes.js';
import { unpackFromDebian } from './debian-packages.js';

const LIBRARY = 'usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** A process reads the faked time at most once a second. */
const HEARD_WITHIN_MS = 1_500;

/**
 * Fakes the clock of everything started with `env`, including PostgreSQL, by Debian's libfaketime. Other processes keep the machine's clock. Monotonic time is
 * not faked.
 */
export class MachineClock {
  private constructor(private readonly folder: string) {}

  static make(): MachineClock {
    const unpacked = inState('faketime');
    unpackFromDebian('libfaketime', ['libfaketime'], unpacked, LIBRARY);
    // PostgreSQL's user must be able to read the folder.
    const clock = new MachineClock(mkdtempSync(join(tmpdir(), 'carnet-clock-')));
    copyFileSync(join(unpacked, LIBRARY), clock.library);
    clock.say(0);
    return clock;
  }

  get env(): NodeJS.ProcessEnv {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.said,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** Sets the offset from the machine's clock. */
  async set(seconds: number): Promise<void> {
    this.say(seconds);
    await pause(HEARD_WITHIN_MS);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private say(seconds: number): void {
    writeFileSync(this.said, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  }

  private get library(): string {
    return join(this.folder, 'libfaketime.so');
  }

  private get said(): string {
    return join(this.folder, 'time');
  }
}
