import { setTimeout as delay } from 'node:timers/promises';
import { isPassing, type Listener } from '@carnet/pg';
import type { Log } from '@carnet/runtime';

/** Interval of polls. Work that a dead instance left becomes due without a notification. */
const LOOK_AGAIN_MS = 30_000;
/** Pause after a failed run: the database, the disk or another service is down, or there is a bug. */
const PAUSE_MS = 15_000;
/** Added to each timer, because a timer that fires too early would find nothing due and poll twice. */
const LATE_MS = 50;

export interface WorkerOptions {
  /** The channel on which PostgreSQL announces new work. */
  channel?: string;
  /**
   * Does all work that is due, and stops early if `isStopping` returns true. Returns the milliseconds until the next work is due; null if unknown. Throws if no
   * work can be done at the moment: then the worker pauses.
   */
  run: (isStopping: () => boolean) => Promise<number | null>;
  /** False in a process that leaves the work to other processes. */
  isAtWork?: boolean;
  /** Maximum time between two runs. */
  lookAgainMs?: number;
  /** Maximum time that `close` waits for a current run. Without it, `close` waits until the run ends. */
  leaveMs?: number;
}

/** Runs queued work of the database: on a notification, when work is due, and at intervals. Only one run at a time in this process. */
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

  /** Starts a run, even during a pause. During a run, requests another one after it. */
  wake(): void {
    if (this.stopping.aborted || this.options.isAtWork === false) return;
    this.isWanted = true;
    this.running ??= this.runAll().finally(() => (this.running = null));
  }

  /** Stops listening, aborts the current run, and waits for it. */
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
    // Work that arrived during a failed run does not wait for the pause.
    if (this.isWanted) pause = 0;
    if (!isStopping()) this.timer = setTimeout(() => this.wake(), pause + LATE_MS).unref();
  }
}
