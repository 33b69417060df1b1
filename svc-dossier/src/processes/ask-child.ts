import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childOptions } from '@carnet/runtime';
import { TOOK_TOO_MUCH } from './leash.js';

export type Answer<T> = { made: T } | { failed: string };

/** The time that a new process may take before it takes its first order, on a machine that has much else to do. */
const START_MS = 120_000;

const TOO_LONG = 'It took more than';

const TAKEN = { taken: true } as const;

/** Failures to which the same order would come again: the end of somebody's patience or memory, here or in a process below. */
export type Excess = 'too-long' | 'too-large';

/** null where another try may succeed. */
export function excessIn({ failed }: { failed: string }): Excess | null {
  if (failed.includes(TOO_LONG)) return 'too-long';
  return failed.includes(TOOK_TOO_MUCH) ? 'too-large' : null;
}

/** A process with no secrets and no database, which does one order after the other for one book. */
export class Child {
  private process: ChildProcess | null = null;

  /**
   * @param from `import.meta.url` of whoever asks
   * @param name of the file beside it that the process runs
   * @param apart in a session of its own, so that it can give way to all other services (`giveWay`)
   */
  constructor(
    private readonly from: string,
    private readonly name: string,
    private readonly apart = false,
  ) {}

  /**
   * Asks the process and returns its answer; or how it failed, also if it died or took too long. The next order then gets a process of its own.
   * @param milliseconds from the moment at which it takes the order: what its start takes says nothing of the order
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
      // A process that cannot be started never exits.
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
    // Unheard, it would end the service; whoever waits for an answer hears it as well.
    return child.on('error', () => undefined);
  }
}

/** In the process: does each order and answers it. */
export function answering<Order, T>(work: (order: Order) => Promise<T>): void {
  process.on('message', (order: Order) => {
    process.send!(TAKEN);
    void work(order)
      .then((made): Answer<T> => ({ made }))
      .catch((error: Error): Answer<T> => ({ failed: error.message }))
      .then((answer) => process.send!(answer));
  });
}
