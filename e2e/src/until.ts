import { pause } from '../../scripts/lib/processes.js';

/** Books and exports have the lowest priority on a machine (ADR 68), and queue behind those of others. */
export const MADE_WITHIN_MS = 300_000;

/** Polls until the condition holds. @throws Error that names the condition after the timeout */
export async function until(what: string, holds: () => boolean | Promise<boolean>, patienceMs = 90_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`After ${patienceMs / 1000} s it still was not so: ${what}`);
    await pause(50);
  }
}
