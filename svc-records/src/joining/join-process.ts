import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childOptions } from '@carnet/runtime';
import type { PictureLimits } from '../pictures/watchdog.js';
import type { WrittenPdf } from './pdf-file.js';

/** The order for joining files in a folder of its own. */
export interface JoinOrder {
  pages: {
    /** The original, and what it is by its content. */
    path: string;
    name: string;
    mediaType: string;
    /** By its owner, clockwise in degrees; what is shown of it is turned already. */
    turned: number;
    /** The largest picture that was made of it. */
    shown: string;
  }[];
  /** The path at which the PDF is written. */
  pdf: string;
}

export type JoinAnswer = { made: WrittenPdf } | { failed: string };

const LIMITS: PictureLimits = { milliseconds: 25_000, bytes: 800 * 1024 * 1024 };
/** Longer than the watchdog needs; where this passes, the watchdog is dead too. */
const PATIENCE_MS = 3_000;

/** Joins in a process of its own, which ends with it, however it ends. Nothing of this process's environment goes along. */
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
    // Unheard, it would end the service: a process that cannot be started never exits.
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
