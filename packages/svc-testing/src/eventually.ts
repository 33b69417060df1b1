import { setTimeout as delay } from 'node:timers/promises';

/** Repeats `check` until it passes. After `patience` milliseconds, generous for busy machines, throws its last failure. */
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
