import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { inRoot, root } from './paths.js';

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether what it writes is also shown at once. */
  shown?: boolean;
  /** After this it is ended, and counts as failed. */
  patienceMs?: number;
  /** For a command of Node alone: in a session of its own, it leaves processors to whatever else wants them. */
  givesWay?: boolean;
}

/** A quarter of the processor where everybody wants it: what gives way more may stand still for seconds, and what it waits for is late. */
const NICE = 5;

/** Runs a command to its end and collects what it writes. Never rejects: a command that cannot run has code 1. */
export function runCommand([command = '', ...args]: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const { cwd = root, env = process.env, shown, patienceMs: timeout, givesWay = false } = options;
    const child = spawn(command, givesWay ? onLeash(args) : args, {
      ...{ cwd, env, timeout, killSignal: 'SIGKILL', detached: givesWay },
      stdio: ['ignore', 'pipe', 'pipe', ...(givesWay ? (['ipc'] as const) : [])],
    });
    if (givesWay && child.pid !== undefined) giveWay(child.pid);
    const collect = (text: string) => {
      output += text;
      if (shown) process.stdout.write(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Arguments of a Node that runs in a session of its own, which gives way to all others: Linux shares processors between sessions first and
 * looks at priorities within each. It is on a leash, since Ctrl-C does not reach it there.
 */
const onLeash = (args: readonly string[]): string[] => [inRoot('scripts/lib/on-leash.mjs'), ...args];

function giveWay(pid: number): void {
  setPriority(pid, NICE);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(NICE));
  } catch {
    // A kernel without such groups.
  }
}

/** Does `work` for each, `lanes` at a time, and keeps the order. */
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
