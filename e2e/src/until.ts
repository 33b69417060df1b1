import { pause } from '../../scripts/lib/processes.js';

/** Books and exports give way to all else that a machine has to do (ADR 68), and wait behind those of others. */
export const MADE_WITHIN_MS = 300_000;

/** Looks again and again until it holds. @throws Error that says what did not come to hold in time */
export async function until(what: string, holds: () => boolean | Promise<boolean>, patienceMs = 90_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`After ${patienceMs / 1000} s it still was not so: ${what}`);
    await pause(50);
  }
}
