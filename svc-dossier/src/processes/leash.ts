import { Worker } from 'node:worker_threads';

/** The signal for a process that exceeds its memory limit. It is one that PostgreSQL, kernels and people do not use. */
export const TOOK_TOO_MUCH = 'SIGUSR2';

/** Ends this process if its parent is gone or it exceeds its memory limit. A worker thread checks this, because an endless loop would block the main thread. */
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
