import { Worker } from 'node:worker_threads';

/** The signal that ends a process which takes more memory than it may; PostgreSQL, kernels and people use others. */
export const TOOK_TOO_MUCH = 'SIGUSR2';

/**
 * Ends this process when its parent is gone or it takes more memory than it may. By a thread: what never ends keeps the process itself
 * from looking.
 */
export function onLeash(bytes: number): void {
  new Worker(WATCH, { eval: true, workerData: { bytes, parent: process.ppid, signal: TOOK_TOO_MUCH } }).unref();
  process.on('disconnect', () => process.exit());
}

const WATCH = `
  const { bytes, parent, signal } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > bytes) process.kill(process.pid, signal);
  }, 200);`;
