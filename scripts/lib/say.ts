/** The start of the whole task, which may have handed over from one process to the next. */
const started = Number(process.env.CARNET_STARTED) || Date.now();
const colourful = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: string, text: string) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text: string) => paint('1', text);
export const green = (text: string) => paint('32', text);
export const red = (text: string) => paint('31', text);
export const faint = (text: string) => paint('2', text);

/** Tells the person at the terminal what happens, with the seconds since the start. */
export function say(text: string): void {
  console.log(`${faint(`${seconds(Date.now() - started).padStart(7)}`)}  ${text}`);
}

export function complain(text: string): void {
  console.error(`${' '.repeat(7)}  ${red(text)}`);
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** An end that was foreseen: its message is for people, its stack for nobody. */
export class Refusal extends Error {}

/** Runs a whole task: a refusal is told in its own words, anything else with its stack; both end with code 1. */
export async function runTask(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Refusal ? red(error.message) : error);
    process.exit(1);
  }
}
