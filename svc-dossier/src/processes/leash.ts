import { Worker } from 'node:worker_threads';

/**
 * Ends this process with SIGKILL when its parent is gone or it takes more memory than it may. By a thread: what never ends keeps the process itself
 * from looking.
 */
export function onLeash(bytes: number): void {
  new Worker(WATCH, { eval: true, workerData: { bytes, parent: process.ppid } }).unref();
  process.on('disconnect', () => process.exit());
}

const WATCH = `
  const { bytes, parent } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 200);`;
