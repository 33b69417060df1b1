import { setTimeout as delay } from 'node:timers/promises';
import { isPassing, type Listener } from '@carnet/pg';
import type { Log } from '@carnet/runtime';

/** Work that another instance left undone when it died comes due without a notification. */
const LOOK_AGAIN_MS = 30_000;
/** Pause after a run that failed: the database, the disk or a neighbour is down, or there is a fault of ours. */
const PAUSE_MS = 15_000;
/** A timer that fires a little late finds what is due; one that fires early would look twice. */
const LATE_MS = 50;

export interface WorkerOptions {
  /** The notification by which PostgreSQL says that there is something to do. */
  channel?: string;
  /**
   * Does all that is due now, and ends early where `isStopping` says so. Returns in how many milliseconds the next is due; null where it is not known. It throws where
   * nothing can be done for now: then all of it pauses.
   */
  run: (isStopping: () => boolean) => Promise<number | null>;
  /** False in a process that leaves the work to others. */
  isAtWork?: boolean;
  /** The longest time between two runs. */
  lookAgainMs?: number;
  /** The time for which `close` waits for a run under way; where it is missing, until the run ends. */
  leaveMs?: number;
}

/** Runs work that waits in the database: when PostgreSQL notifies, when some is due, and now and then; one run at a time in this process. */
export class Worker {
  private readonly stopListening: (() => void)[];
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isWanted = false;

  constructor(
    private readonly options: WorkerOptions,
    private readonly log: Log,
    listener: Listener,
  ) {
    const { channel } = options;
    const wake = (): void => this.wake();
    this.stopListening = [listener.onConnected(wake), ...(channel ? [listener.on(channel, wake)] : [])];
  }

  /** Aborts when the worker closes. */
  get stopping(): AbortSignal {
    return this.stop.signal;
  }

  /** Starts a run, also out of a pause; where one is under way, another follows it. */
  wake(): void {
    if (this.stopping.aborted || this.options.isAtWork === false) return;
    this.isWanted = true;
    this.running ??= this.runAll().finally(() => (this.running = null));
  }

  /** Stops listening, has the run under way stop, and waits for it. */
  async close(): Promise<void> {
    this.stop.abort();
    clearTimeout(this.timer);
    for (const stop of this.stopListening) stop();
    const { leaveMs } = this.options;
    const patience = leaveMs === undefined ? [] : [delay(leaveMs, undefined, { ref: false })];
    await Promise.race([this.running, ...patience]);
  }

  private async runAll(): Promise<void> {
    clearTimeout(this.timer);
    const isStopping = (): boolean => this.stopping.aborted;
    const { run, lookAgainMs = LOOK_AGAIN_MS } = this.options;
    let pause = lookAgainMs;
    try {
      while (this.isWanted && !isStopping()) {
        this.isWanted = false;
        pause = Math.min((await run(isStopping)) ?? lookAgainMs, lookAgainMs);
      }
    } catch (error) {
      if (isPassing(error)) this.log.warn(`Work waits: ${(error as Error).message}`);
      else this.log.error({ err: error }, 'Work failed, and is tried again');
      pause = PAUSE_MS;
    }
    // Work that came since the last look waits for no pause.
    if (this.isWanted) pause = 0;
    if (!isStopping()) this.timer = setTimeout(() => this.wake(), pause + LATE_MS).unref();
  }
}
