import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childOptions } from '@carnet/runtime';
import { TOOK_TOO_MUCH } from './leash.js';

export type Answer<T> = { made: T } | { failed: string };

/** The time limit for the start of a process, on a busy machine. */
const START_MS = 120_000;

const TOO_LONG = 'It took more than';

const TAKEN = { taken: true } as const;

/** Failures that a retry would repeat: a time or memory limit was exceeded, in this process or in a child. */
export type Excess = 'too-long' | 'too-large';

/** Returns null if a retry may succeed. */
export function excessIn({ failed }: { failed: string }): Excess | null {
  if (failed.includes(TOO_LONG)) return 'too-long';
  return failed.includes(TOOK_TOO_MUCH) ? 'too-large' : null;
}

/** True if a process failed because the disk was full: that is no fault of its order, which may succeed later. */
export const lacksRoom = ({ failed }: { failed: string }): boolean => /\b(ENOSPC|EDQUOT)\b|no space left/i.test(failed);

/** A child process without secrets and database, which runs the orders of one book in sequence. */
export class Child {
  private process: ChildProcess | null = null;

  /**
   * @param from `import.meta.url` of the caller
   * @param name of the script beside the caller
   * @param apart true for a session of its own, so that the process can yield to all other services (`giveWay`)
   */
  constructor(
    private readonly from: string,
    private readonly name: string,
    private readonly apart = false,
  ) {}

  /**
   * Sends an order to the process and returns its answer, or the failure if it died or exceeded the time limit. After a failure, the next order starts a new
   * process.
   * @param milliseconds the time limit from the acceptance of the order; the start of the process does not count
   */
  ask<T>(
    order: unknown,
    milliseconds: number,
    told: (progress: unknown) => void = () => undefined,
  ): Promise<Answer<T>> {
    const child = (this.process ??= this.start());
    return new Promise((resolve) => {
      const settle = (answer: Answer<T>): void => {
        clearTimeout(patience);
        child.off('exit', ended).off('message', heard).off('error', broken);
        resolve(answer);
      };
      const within = (most: number): NodeJS.Timeout =>
        setTimeout(() => {
          this.end();
          settle({ failed: `${TOO_LONG} ${most / 1000} s` });
        }, most);
      let patience = within(START_MS);
      const taken = (): void => {
        clearTimeout(patience);
        patience = within(milliseconds);
      };
      const ended = (code: number | null, signal: NodeJS.Signals | null): void => {
        this.process = null;
        settle({ failed: `Its process ended (${signal ?? code})` });
      };
      // A process that fails to start emits no `exit`.
      const broken = ({ message }: Error): void => {
        this.end();
        settle({ failed: `Its process failed: ${message}` });
      };
      const heard = (message: Answer<T> | { progress: unknown } | typeof TAKEN): void => {
        if ('taken' in message) taken();
        else if ('progress' in message) told(message.progress);
        else settle(message);
      };
      child.once('exit', ended).once('error', broken).on('message', heard);
      child.send(order as object, (error) => error && child.kill('SIGKILL'));
    });
  }

  end(): void {
    this.process?.kill('SIGKILL');
    this.process = null;
  }

  private start(): ChildProcess {
    const here = fileURLToPath(this.from);
    const ending = extname(here);
    const child = fork(fileURLToPath(new URL(`./${this.name}${ending}`, this.from)), [], {
      env: {},
      execArgv: childOptions(here),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      detached: this.apart,
    });
    // An unhandled `error` event would end the service; `ask` also handles it.
    return child.on('error', () => undefined);
  }
}

/** Runs in the child process: handles each order, and sends the answer. */
export function answering<Order, T>(work: (order: Order) => Promise<T>): void {
  process.on('message', (order: Order) => {
    process.send!(TAKEN);
    void work(order)
      .then((made): Answer<T> => ({ made }))
      .catch((error: Error): Answer<T> => ({ failed: error.message }))
      .then((answer) => process.send!(answer));
  });
}
