import { Worker } from 'node:worker_threads';
import { processorTime } from './processor-time.js';

/** Limits of one picture, after which its process is ended. */
export interface PictureLimits {
  /** Time of a processor: that a busy machine gives it little is not the picture's fault. */
  milliseconds: number;
  /** Memory of the whole process. */
  bytes: number;
}

/**
 * A process that waits and does not compute is ended too: at so many times its limit by the clock, before the lease of its job runs out (2 minutes).
 */
export const CLOCK_TIMES = 3;
const NEVER = 2n ** 63n - 1n;

/**
 * A thread that ends this process with SIGKILL where a picture takes more than it may, or where the parent is gone. A thread, since what
 * never ends keeps the process itself from looking at any clock.
 */
export class Watchdog {
  /** By when the picture has to be done: in milliseconds of a processor that the process has had, and in milliseconds since 1970. */
  private readonly deadlines = new BigInt64Array(new SharedArrayBuffer(16)).fill(NEVER);

  constructor(private readonly limits: PictureLimits) {
    const workerData = { deadlines: this.deadlines, bytes: limits.bytes, parent: process.ppid };
    new Worker(WATCH, { eval: true, workerData, execArgv: [] }).unref();
  }

  /** @param milliseconds of a processor, where this one may take less */
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
