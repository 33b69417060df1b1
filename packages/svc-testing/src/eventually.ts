import { setTimeout as delay } from 'node:timers/promises';

/** Repeats `check` until it passes; after `patience` milliseconds, which are for a machine that is busy, its last failure is thrown. */
export async function eventually<T>(check: () => Promise<T> | T, patience = 60_000): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(20);
    }
  }
}
