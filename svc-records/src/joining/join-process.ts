import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childOptions } from '@carnet/runtime';
import type { PictureLimits } from '../pictures/watchdog.js';
import type { WrittenPdf } from './pdf-file.js';

/** The order to join files, in a folder of its own. */
export interface JoinOrder {
  pages: {
    /** The path of the original, and its type by content. */
    path: string;
    name: string;
    mediaType: string;
    /** Clockwise rotation in degrees, set by the owner; `shown` is already rotated. */
    turned: number;
    /** The largest picture made from it. */
    shown: string;
  }[];
  /** The path of the new PDF. */
  pdf: string;
}

export type JoinAnswer = { made: WrittenPdf } | { failed: string };

const LIMITS: PictureLimits = { milliseconds: 25_000, bytes: 800 * 1024 * 1024 };
/** Longer than the watchdog needs: after this time the watchdog must be dead, too. */
const PATIENCE_MS = 3_000;

/** Joins pictures in a child process, and ends that process in every case. It inherits no environment variables. */
export function join(order: JoinOrder): Promise<JoinAnswer> {
  const here = fileURLToPath(import.meta.url);
  const child = fork(here.replace(/join-process(\.\w+)$/, 'join-child$1'), [JSON.stringify(LIMITS)], {
    env: {},
    execArgv: childOptions(here),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  return new Promise<JoinAnswer>((resolve) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), LIMITS.milliseconds + PATIENCE_MS);
    // An unhandled `error` event would end the service; a process that fails to start emits no `exit`.
    child.on('error', ({ message }) => {
      clearTimeout(patience);
      resolve({ failed: `The process that joins failed: ${message}` });
    });
    child.once('exit', (code, signal) => {
      clearTimeout(patience);
      resolve({ failed: `The process that joins ended (${signal ?? code})` });
    });
    child.once('message', (answer: JoinAnswer) => {
      resolve(answer);
      child.kill('SIGKILL');
    });
    child.send(order, (error) => error && child.kill('SIGKILL'));
  });
}
