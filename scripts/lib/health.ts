import { pause } from './processes.js';

/** Waits until the address answers with 2xx, for `patienceMs` at most. */
export async function waitFor(url: string, patienceMs: number, signal?: AbortSignal): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until && !signal?.aborted) {
    if (await answers(url)) return true;
    await pause(50);
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
