import { Worker } from 'node:worker_threads';

/** How much one picture may take before its process is ended. */
export interface PictureLimits {
  milliseconds: number;
  /** Of the whole process in memory. */
  bytes: number;
}

/**
 * A thread that ends this process with SIGKILL where a picture takes more than it may, or where the parent is gone. A thread, since what
 * never ends keeps the process itself from looking at any clock.
 */
export class Watchdog {
  /** Milliseconds since 1970 by which the picture has to be done; 0 while there is none. */
  private readonly deadline = new BigInt64Array(new SharedArrayBuffer(8));

  constructor(private readonly limits: PictureLimits) {
    const workerData = { deadline: this.deadline, bytes: limits.bytes, parent: process.ppid };
    new Worker(WATCH, { eval: true, workerData }).unref();
  }

  /** @param milliseconds where this one may take less */
  async during<T>(work: () => Promise<T>, milliseconds = this.limits.milliseconds): Promise<T> {
    Atomics.store(this.deadline, 0, BigInt(Date.now() + milliseconds));
    try {
      return await work();
    } finally {
      Atomics.store(this.deadline, 0, 0n);
    }
  }
}

const WATCH = `
  const { workerData } = require('node:worker_threads');
  const { deadline, bytes, parent } = workerData;
  setInterval(() => {
    const until = Number(Atomics.load(deadline, 0));
    const isLate = until !== 0 && Date.now() > until;
    if (isLate || process.memoryUsage.rss() > bytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 100);`;
