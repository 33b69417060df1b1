import { spawn } from 'node:child_process';
import { root } from './paths.js';

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** True if its output is also shown at once. */
  shown?: boolean;
  /** Milliseconds after which the command is killed and counts as failed. */
  patienceMs?: number;
}

/** Runs a command and collects its output. Never rejects: a command that cannot run has code 1. */
export function runCommand([command = '', ...args]: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const { cwd = root, env = process.env, shown, patienceMs: timeout } = options;
    const child = spawn(command, args, { cwd, env, timeout, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (text: string) => {
      output += text;
      if (shown) process.stdout.write(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs `work` for each item, `lanes` at a time, and returns the results in order. */
export async function inLanes<T, R>(items: readonly T[], lanes: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
