import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inState } from '../../../scripts/lib/paths.js';
import { pause } from '../../../scripts/lib/processes.js';
import { unpackFromDebian } from './debian-packages.js';

const LIBRARY = 'usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** A process looks at most once a second what the time is said to be. */
const HEARD_WITHIN_MS = 1_500;

/**
 * The clock of whatever is started with `env`, PostgreSQL included, by Debian's libfaketime; what is not started so keeps the machine's. Time that is measured, and does not
 * come from a calendar, goes on as it does.
 */
export class MachineClock {
  private constructor(private readonly folder: string) {}

  static make(): MachineClock {
    const unpacked = inState('faketime');
    unpackFromDebian('libfaketime', ['libfaketime'], unpacked, LIBRARY);
    // The folder is one that PostgreSQL's user can read, too.
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

  /** So far from the machine's, from now on. */
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
