import { Worker } from 'node:worker_threads';
import { processorTime } from './processor-time.js';

/** The limits for one picture; beyond them, the process is killed. */
export interface PictureLimits {
  /** Processor time, because a busy machine is no fault of the picture. */
  milliseconds: number;
  /** Memory of the whole process. */
  bytes: number;
}

/**
 * The limit in clock time, as a multiple of the processor time. It ends a process that waits without computing, before the lease of its job expires (2
 * minutes).
 */
export const CLOCK_TIMES = 3;
const NEVER = 2n ** 63n - 1n;

/**
 * A worker thread that kills this process with SIGKILL if a picture exceeds its limits, or if the parent is gone. It is a thread, because an endless loop
 * blocks the main thread.
 */
export class Watchdog {
  /** Two deadlines of the current picture: in milliseconds of the process's processor time, and in milliseconds since 1970. */
  private readonly deadlines = new BigInt64Array(new SharedArrayBuffer(16)).fill(NEVER);

  constructor(private readonly limits: PictureLimits) {
    const workerData = { deadlines: this.deadlines, bytes: limits.bytes, parent: process.ppid };
    new Worker(WATCH, { eval: true, workerData, execArgv: [] }).unref();
  }

  /** @param milliseconds of processor time, for a lower limit */
  async during<T>(work: () => Promise<T>, milliseconds = this.limits.milliseconds): Promise<T> {
    this.endAt(BigInt(Math.round(processorTime() + milliseconds)), BigInt(Date.now() + CLOCK_TIMES * milliseconds));
    try {
      return await work();
    } finally {
      this.endAt(NEVER, NEVER);
    }
  }

  private endAt(processor: bigint, clock: bigint): void {
    Atomics.store(this.deadlines, 0, processor);
    Atomics.store(this.deadlines, 1, clock);
  }
}

const WATCH = `
  const { workerData } = require('node:worker_threads');
  const { deadlines, bytes, parent } = workerData;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isLate = (user + system) / 1000 > Atomics.load(deadlines, 0) || Date.now() > Atomics.load(deadlines, 1);
    if (isLate || process.memoryUsage.rss() > bytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 100);`;
