import { faint, say } from '../say.js';

const INTERVAL_MS = 2_000;

/** Shows the progress of a long task: on a terminal in one changing line, elsewhere in a new line every two seconds. */
export function progressOf(what: string, total: number): (more?: number) => void {
  let done = 0;
  let told = Date.now();
  return (more = 1) => {
    done += more;
    if (done >= total) return say(`${what}: ${total.toLocaleString('en-US')}${clear()}`);
    const now = Date.now();
    if (now - told < (process.stdout.isTTY ? 100 : INTERVAL_MS)) return;
    told = now;
    const line = `           ${what}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
    process.stdout.write(process.stdout.isTTY ? `${faint(line)}\r` : `${line}\n`);
  };
}

const clear = () => (process.stdout.isTTY ? ' '.repeat(20) : '');
