import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '../errors/passing.js';
import type { Listener } from '../facts/index.js';
import type { Log } from '../logging/logger.js';

/** Work that another instance left undone when it died comes due without anybody telling. */
const LOOK_AGAIN_MS = 30_000;
/** While the database is away, or after a fault of ours. */
const WAIT_MS = 15_000;
/** The time that work under way has when the service ends. */
const LEAVE_MS = 2_000;

export interface Work {
  /** On which PostgreSQL tells that there is something to do. */
  channel: string;
  /** Does all there is to do now, and ends early where `isClosing` says so. Answers in how many milliseconds the next is due; null where it is not known. */
  run(isClosing: () => boolean): Promise<number | null>;
}

/** Work that waits in the database: done when PostgreSQL tells of it, when some is due, and now and then; one run at a time in this process. */
export class WokenWork {
  private readonly stopListening: (() => void)[];
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isWanted = false;
  private isClosing = false;

  constructor(
    private readonly work: Work,
    private readonly log: Log,
    listener: Listener,
  ) {
    this.stopListening = [listener.on(work.channel, () => this.wake()), listener.onConnected(() => this.wake())];
  }

  wake(): void {
    if (this.isClosing) return;
    this.isWanted = true;
    this.working ??= this.run().finally(() => (this.working = null));
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    for (const stop of this.stopListening) stop();
    await Promise.race([this.working, delay(LEAVE_MS, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    let pause = LOOK_AGAIN_MS;
    try {
      while (this.isWanted && !this.isClosing) {
        this.isWanted = false;
        pause = Math.min((await this.work.run(() => this.isClosing)) ?? LOOK_AGAIN_MS, LOOK_AGAIN_MS);
      }
    } catch (error) {
      if (isPassing(error)) this.log.warn(`Work waits: ${(error as Error).message}`);
      else this.log.error({ err: error }, 'Work failed, and is tried again');
      pause = WAIT_MS;
    }
    // Work that came since the last look waits for no pause.
    if (this.isWanted) pause = 0;
    if (!this.isClosing) this.timer = setTimeout(() => this.wake(), pause + 50).unref();
  }
}
