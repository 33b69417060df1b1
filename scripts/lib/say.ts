/** Start of the whole task. The process that began it passes the time on in `CARNET_STARTED`. */
const started = Number(process.env.CARNET_STARTED) || Date.now();
const colourful = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: string, text: string) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text: string) => paint('1', text);
export const green = (text: string) => paint('32', text);
export const red = (text: string) => paint('31', text);
export const faint = (text: string) => paint('2', text);

/** Prints a line for the person at the terminal, with the seconds since the start. */
export function say(text: string): void {
  console.log(`${faint(`${seconds(Date.now() - started).padStart(7)}`)}  ${text}`);
}

export function complain(text: string): void {
  console.error(`${' '.repeat(7)}  ${red(text)}`);
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** An expected failure. Its message is shown to people, without a stack trace. */
export class Refusal extends Error {}

/** Runs a task. A `Refusal` prints its message only, any other error also its stack; both exit with code 1. */
export async function runTask(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Refusal ? red(error.message) : error);
    process.exit(1);
  }
}
