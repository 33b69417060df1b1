import { setTimeout as delay } from 'node:timers/promises';

/** Pauses that double up to a ceiling, with a random reduction so that many waiting clients do not retry at once. */
export class BackOff {
  private next: number;

  /** @param first and @param ceiling in milliseconds */
  constructor(
    private readonly first: number,
    private readonly ceiling: number,
  ) {
    this.next = first;
  }

  /** Waits for the next pause; resolves early on `signal`. */
  async pause(signal: AbortSignal): Promise<void> {
    const ms = this.next * (0.5 + Math.random() / 2);
    this.next = Math.min(this.next * 2, this.ceiling);
    await pause(ms, signal);
  }

  reset(): void {
    this.next = this.first;
  }
}

/** Waits `ms`, or until `signal`; never throws. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
